/**
 * The project's folder for browsers that open none: what the content manager asks of the File System Access API,
 * answered by the desk's server (`server/desk/folder.ts`).
 */

/** Texts by their paths from the project's folder. */
type Texts = Record<string, string>;

/** Gives the browser a folder to open, unless it has folders of its own. */
export async function provideFolder(): Promise<void> {
  if ('showDirectoryPicker' in globalThis) return;
  await forgetFolder();
  Object.assign(globalThis, {
    showDirectoryPicker: async () => {
      const answer = await fetch('folder/');
      return new ServedFolder('', (await answer.json()) as Texts);
    },
  });
}

/** Where the content manager keeps the folder that was opened, to open it again the next time. */
const handles = 'file-system-handles';

/** A served folder that is kept comes back without what it can do, and would never open again. */
async function forgetFolder(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name!));
    if (database.objectStoreNames.contains(handles))
      await resultOf(database.transaction(handles, 'readwrite').objectStore(handles).clear());
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

class ServedFolder {
  readonly kind = 'directory';
  /** With a slash at its end; empty for the project. */
  readonly path: string;
  readonly #texts: Texts;

  constructor(path: string, texts: Texts) {
    this.path = path;
    this.#texts = texts;
  }

  get name(): string {
    return this.path.split('/').at(-2) ?? '';
  }

  async *entries(): AsyncGenerator<[string, ServedFolder | ServedFile]> {
    const inside = Object.keys(this.#texts).filter((path) => path.startsWith(this.path));
    for (const name of new Set(inside.map((path) => path.slice(this.path.length).split('/')[0]!))) {
      const isFile = this.path + name in this.#texts;
      yield [name, await (isFile ? this.getFileHandle(name) : this.getDirectoryHandle(name))];
    }
  }

  /** Also of a folder that is not listed: the content manager looks for `.git`. */
  async getDirectoryHandle(name: string): Promise<ServedFolder> {
    return new ServedFolder(`${this.path}${name}/`, this.#texts);
  }

  async getFileHandle(name: string): Promise<ServedFile> {
    return new ServedFile(this.path + name, this.#texts[this.path + name]);
  }

  /** A file that was not moved into its place was never written. */
  async removeEntry(): Promise<void> {}

  async requestPermission(): Promise<string> {
    return 'granted';
  }
}

class ServedFile {
  readonly kind = 'file';
  #path: string;
  #text: BlobPart;

  constructor(path: string, text: BlobPart = '') {
    this.#path = path;
    this.#text = text;
  }

  get name(): string {
    return this.#path.split('/').at(-1)!;
  }

  async getFile(): Promise<File> {
    return new File([this.#text], this.name);
  }

  async createWritable(): Promise<{ write: (text: BlobPart) => void; close: () => Promise<void> }> {
    return {
      write: (text) => (this.#text = text),
      // A new text is first given a name that starts with a dot, so that nobody reads half of it. Here it is sent whole.
      close: async () => {
        if (!this.name.startsWith('.')) await this.#send();
      },
    };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    this.#path = folder.path + name;
    await this.#send();
  }

  async #send(): Promise<void> {
    const answer = await fetch(`folder/${this.#path}`, { method: 'PUT', body: new Blob([this.#text]) });
    if (!answer.ok) throw new DOMException(`${this.#path}: ${answer.status}`, 'NotReadableError');
  }
}
