/** A site on which one policy has two versions: in a copy of the project a second one is written. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/language/languages.ts';
import { serveBuiltCopy } from '../built-copy.ts';
import { samples } from '../languages/samples.ts';

export const document = 'due-diligence';

/** Keeps the first version of the policy, and writes the second: a sentence more, an item less. */
function writeSecondVersion(project: string): void {
  const folder = join(project, 'content/policies', document);
  const kept = join(folder, 'earlier/1.0');
  mkdirSync(kept, { recursive: true });
  for (const language of languages) {
    const file = join(folder, `${language}.md`);
    cpSync(file, join(kept, `${language}.md`));
    const { sentence, changes } = samples[language].secondVersion;
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

/** Builds the site with the second version, and serves it. */
export const serveVersions = (port: number) => serveBuiltCopy(port, { change: writeSecondVersion });
