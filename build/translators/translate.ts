/**
 * `npm run translate -- out`: the copy as XLIFF and the glossary as TBX, in `.generated/translators/`.
 * `npm run translate -- in <files>`: what has come back, into `content/copy/`.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '../../src/language/languages.ts';
import { readGlossary } from '../check/glossary.ts';
import { parseJson } from '../source-error.ts';
import { copyFile } from '../words/copy.ts';
import { toTbx } from './tbx.ts';
import { fromXliff, toXliff, type Tree } from './xliff.ts';

const folder = '.generated/translators';
const [direction, ...files] = process.argv.slice(2);
if (direction === 'out') await send();
else if (direction === 'in' && files.length > 0) await take();
else {
  console.error(
    'Say `npm run translate -- out`, or `npm run translate -- in` and the files that have come back.',
  );
  process.exitCode = 1;
}

async function send(): Promise<void> {
  const notes = (await read('content/notes.json')) as unknown as Record<string, Record<string, string>>;
  const parts = (await readdir(`content/copy/${defaultLanguage}`)).map((file) => basename(file, '.json'));
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    await mkdir(join(folder, language), { recursive: true });
    for (const part of parts) {
      const portuguese = await read(copyFile(defaultLanguage, part));
      const theirs = await read(copyFile(language, part));
      const text = toXliff(part, language, portuguese, theirs, notes[part] ?? {});
      await writeFile(join(folder, language, `${part}.xlf`), text);
    }
  }
  const { glossary } = await readGlossary();
  if (glossary) await writeFile(join(folder, 'glossary.tbx'), toTbx(glossary));
  console.log(`The copy and the glossary are in ${folder}/.`);
}

async function take(): Promise<void> {
  for (const file of files) {
    const part = basename(file, '.xlf');
    const portuguese = await read(copyFile(defaultLanguage, part));
    const { language, json } = fromXliff(await readFile(file, 'utf8'), portuguese);
    await writeFile(copyFile(language, part), json);
    console.log(copyFile(language, part));
  }
}

async function read(file: string): Promise<Tree> {
  return parseJson(await readFile(file, 'utf8'), file) as Tree;
}
