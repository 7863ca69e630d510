/** The licences of others' work: which ones the project takes, and the texts that go with what visitors are sent. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ask for no more than that their text goes along. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Bind whoever passes the work on, which is nobody where it only runs in the build or in a test. */
const toolsOnly = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** Where Vite lists the packages that it bundled: `build.license` in `build/vite/config.ts`, below `dist/`. */
export const bundledList = '.vite/licences.json';

/** Packages of which visitors are sent something that no module imports: days of holidays, and the fonts. */
const sentPackages = [
  'date-holidays',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/newsreader',
  '@fontsource/ibm-plex-sans-arabic',
  '@expo-google-fonts/ibm-plex-sans-arabic',
  '@expo-google-fonts/hanken-grotesk',
  '@expo-google-fonts/newsreader',
  '@expo-google-fonts/noto-sans-sc',
];

interface Licensed {
  name: string;
  version: string;
  /** The licence as SPDX writes it. */
  identifier?: string;
  text?: string;
}

/**
 * Whether the project may use a package.
 * @param expression its licence as SPDX writes it, such as `(MIT OR CC0-1.0)`
 * @param tool whether it only runs in the build or in tests
 */
export function allows(expression: string, tool: boolean): boolean {
  const known = tool ? [...permissive, ...toolsOnly] : permissive;
  return expression
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => known.includes(licence)));
}

/**
 * Writes `dist/third-party-licences.txt`, after the bundle and before its list is removed.
 * @throws Error if something is sent whose licence asks for more than its text
 */
export async function writeLicences(): Promise<void> {
  const bundled = JSON.parse(await readFile(join('dist', bundledList), 'utf8')) as Licensed[];
  const sent = [...bundled, await readPolyfills(), ...(await Promise.all(sentPackages.map(readFont)))];
  for (const { name, identifier = 'no licence' } of sent) {
    if (!allows(identifier, false)) throw new Error(`Visitors are sent ${name}, which has ${identifier}.`);
  }
  await writeFile('dist/third-party-licences.txt', licenceText(sent));
}

/** One chapter a package. Some only name their licence. */
function licenceText(sent: Licensed[]): string {
  const chapters = sent.map(({ name, version, identifier, text }) => {
    const heading = `${name} ${version} (${identifier})`;
    const body = text?.replaceAll('\r\n', '\n').trim() ?? 'The package names its licence, and has no text.';
    return `${'-'.repeat(72)}\n${heading}\n${'-'.repeat(72)}\n\n${body}\n`;
  });
  return ['This site contains work of others, under these licences.\n', ...chapters].join('\n');
}

/** PDF.js's build for older browsers holds parts of core-js, which is no package here and so in no list. */
async function readPolyfills(): Promise<Licensed> {
  const text = await readFile('build/core-js-licence.txt', 'utf8');
  return { name: 'core-js', version: 'in pdfjs-dist', identifier: 'MIT', text };
}

/** Expo's packages have the licence of the font in a file of its own, beside that of their code, which is not sent. */
async function readFont(name: string): Promise<Licensed> {
  const folder = join('node_modules', name);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Licensed;
  const file = name.startsWith('@expo-google-fonts/') ? 'LICENSE_FONT' : 'LICENSE';
  return { name, version, identifier: 'OFL-1.1', text: await readFile(join(folder, file), 'utf8') };
}
