/** A site on which one policy has two versions: a copy of the project, in which a second one was written, built and served. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { copyProject } from '../../server/dev/test-project.ts';
import { type Language, languages } from '../../src/language/languages.ts';
import { expect } from '../base.ts';

export const document = 'due-diligence';

/** What the second version adds to the first paragraph, and says of itself. */
export const added: Record<Language, { sentence: string; changes: string }> = {
  pt: { sentence: ' Ela é revista todos os anos.', changes: 'Diz quando a política é revista.' },
  en: { sentence: ' It is reviewed every year.', changes: 'Says when the policy is reviewed.' },
  es: { sentence: ' Se revisa todos los años.', changes: 'Dice cuándo se revisa la política.' },
  ar: { sentence: ' وتُراجع كل عام.', changes: 'تحدد موعد مراجعة السياسة.' },
  zh: { sentence: '本政策每年审查一次。', changes: '说明政策的审查时间。' },
};

/** Keeps the first version of the policy, and writes the second: a sentence more, an item less. */
function writeSecondVersion(project: string): void {
  const folder = join(project, 'content/policies', document);
  const kept = join(folder, 'earlier/1.0');
  mkdirSync(kept, { recursive: true });
  for (const language of languages) {
    const file = join(folder, `${language}.md`);
    cpSync(file, join(kept, `${language}.md`));
    const { sentence, changes } = added[language];
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace("version: '1.0'", "version: '1.1'")
        .replace(/updated: .*/u, `updated: 2026-03-02\nchanges: ${changes}`)
        .replace(/(\n## .*\n\n.*)/u, `$1${sentence}`)
        .replace(/\n- .*\n(?!-)/u, '\n'),
    );
  }
}

export interface Site {
  /** Reads a file of what was built. */
  read: (file: string) => string;
  folder: string;
  stop: () => Promise<void>;
}

/** Builds the site with the second version, and serves it. */
export async function serveVersions(port: number): Promise<Site> {
  const folder = copyProject();
  writeSecondVersion(folder);
  // The PDFs of the other texts are made already.
  cpSync('.generated/policies/cache', join(folder, '.generated/policies/cache'), { recursive: true });
  const environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: undefined };
  const built = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  const child: ChildProcess = spawn(process.execPath, ['server/preview.ts'], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  await expect(async () => fetch(`http://127.0.0.1:${port}`)).toPass();
  return {
    folder,
    read: (file) => readFileSync(join(folder, 'dist', file), 'utf8'),
    stop: async () => {
      const ended = new Promise((resolved) => child.once('exit', resolved));
      child.kill();
      await ended;
      removeTemporaryFolder(folder);
    },
  };
}
