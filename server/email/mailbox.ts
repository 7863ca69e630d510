/** Where messages arrive: one JSON file each, in a folder of the project that git does not know. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Message {
  /** Begins with the time of arrival, so that the names of the files are in the order of the messages. */
  id: string;
  received: string;
  /** Which of the two calls brought it. */
  call: 'send' | 'send-form';
  /** The fields of the form, or the parameters of the template. */
  fields: Record<string, string>;
}

export interface Mailbox {
  folder: string;
  keep: (call: Message['call'], fields: Record<string, string>) => Promise<Message>;
  /** All messages, newest first. */
  list: () => Promise<Message[]>;
}

/** A mailbox in a folder, which is made when the first message arrives. */
export function mailbox(folder: string): Mailbox {
  return {
    folder,
    keep: async (call, fields) => {
      const received = new Date().toISOString();
      const message: Message = {
        id: `${received.replaceAll(/[:.]/gu, '-')}-${randomUUID()}`,
        received,
        call,
        fields,
      };
      await mkdir(folder, { recursive: true });
      // Under its name there is only ever a whole file: a reader never meets half a message.
      const file = join(folder, `${message.id}.json`);
      await writeFile(`${file}.part`, `${JSON.stringify(message, null, 2)}\n`);
      await rename(`${file}.part`, file);
      return message;
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const files = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed();
      return Promise.all(
        files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Message),
      );
    },
  };
}
