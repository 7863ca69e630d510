/**
 * `npm run translate -- out`: the copy and the policies as XLIFF and the glossary as TBX, in `.generated/translators/`.
 * `npm run translate -- in <files>`: what has come back, into `content/`.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId } from '../../src/policy-documents.ts';
import { documentIds } from '../../src/document-ids.ts';
import { contentFolder } from '../policies/list.ts';
import { readGlossary } from '../check/glossary.ts';
import { parseJson } from '../source-error.ts';
import { copyFile } from '../words/copy.ts';
import { policyOfTree, treeOfPolicy } from './policy-tree.ts';
import { toTbx } from './tbx.ts';
import { fromXliff, toXliff, type Tree } from './xliff.ts';

const folder = '.generated/translators';
/** What the names of the policies' files begin with. */
const policyPrefix = 'policy-';
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
    await mkdir(join(folder, language), { recursive: true });
    for (const part of parts) {
      const portuguese = await read(copyFile(defaultLanguage, part));
      const theirs = await read(copyFile(language, part));
      const text = toXliff(copyFile(language, part), language, portuguese, theirs, notes[part] ?? {});
      await writeFile(join(folder, language, `${part}.xlf`), text);
    }
    for (const document of documentIds) {
      const portuguese = treeOfPolicy(await readFile(policyFile(document, defaultLanguage), 'utf8'));
      const theirs = treeOfPolicy(await readFile(policyFile(document, language), 'utf8'));
      const text = toXliff(policyFile(document, language), language, portuguese, theirs, {});
      await writeFile(join(folder, language, `${policyPrefix}${document}.xlf`), text);
    }
  }
  const { glossary } = await readGlossary();
  if (glossary) await writeFile(join(folder, 'glossary.tbx'), toTbx(glossary));
  console.log(`The copy, the policies and the glossary are in ${folder}/.`);
}

async function take(): Promise<void> {
  for (const file of files) {
    const name = basename(file, '.xlf');
    const text = await readFile(file, 'utf8');
    const document = documentIds.find((id) => name === policyPrefix + id);
    console.log(document ? await takePolicy(document, text) : await takeCopy(name, text));
  }
}

/** @returns the file that was written */
async function takeCopy(part: string, text: string): Promise<string> {
  const { language, tree } = fromXliff(text, await read(copyFile(defaultLanguage, part)));
  await writeFile(copyFile(language, part), `${JSON.stringify(tree, null, 2)}\n`);
  return copyFile(language, part);
}

/** @returns the file that was written */
async function takePolicy(document: DocumentId, text: string): Promise<string> {
  const portuguese = await readFile(policyFile(document, defaultLanguage), 'utf8');
  const { language, tree } = fromXliff(text, treeOfPolicy(portuguese));
  await writeFile(policyFile(document, language), policyOfTree(portuguese, tree));
  return policyFile(document, language);
}

function policyFile(document: DocumentId, language: Language): string {
  return join(contentFolder, document, `${language}.md`);
}

async function read(file: string): Promise<Tree> {
  return parseJson(await readFile(file, 'utf8'), file) as Tree;
}
