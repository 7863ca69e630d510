/**
 * The few letters of a page's heading in the display face, a file of 2 to 4 KB (Arabic 6): the heading is seen in no other face and does
 * not move, and the whole fonts can come later (`src/boot/fonts.ts`).
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import subsetFont from 'subset-font';
import { type Language, scriptOf } from '../src/language/languages.ts';

/**
 * The face of headings by script; others have none but the machine's. The Arabic one has Latin too, which the site's own
 * files keep apart: a heading such as “Pix وSWIFT” is whole in one file.
 */
const faces: Partial<Record<string, string>> = {
  Latn: 'src/styles/fonts/newsreader-display.woff2',
  Arab: 'node_modules/@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
};

/** The same for the largest headings, where they are lighter (`.h1` in `src/styles/type.css`). */
const largeFaces: Partial<Record<string, string>> = {
  Arab: 'node_modules/@expo-google-fonts/ibm-plex-sans-arabic/300Light/IBMPlexSansArabic_300Light.ttf',
};

const made = new Map<string, Promise<string>>();

/**
 * Writes the letters of a page's heading as a font; pages with the same letters have one file.
 * @param content the content of `#root` of a page
 * @param folder the folder that is served
 * @returns the address of the font; undefined where the heading is set in a font of the machine
 */
export async function headingFont(
  content: string,
  language: Language,
  folder: string,
): Promise<string | undefined> {
  const [element = ''] = /<h1[ >][\s\S]*?<\/h1>/u.exec(content) ?? [];
  const heading = load(element)('h1');
  // That of the error page is English in every language.
  const script = scriptOf((heading.attr('lang') ?? language) as Language);
  const face = (heading.hasClass('h1') && largeFaces[script]) || faces[script];
  const letters = [...new Set(heading.text())].toSorted().join('');
  if (!face || !letters) return undefined;
  const key = `${face} ${letters}`;
  if (!made.has(key)) made.set(key, write(face, letters, folder));
  return made.get(key)!;
}

async function write(face: string, letters: string, folder: string): Promise<string> {
  const font = await readFile(face);
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true });
  const hash = createHash('sha256').update(cut).digest('base64url').slice(0, 7);
  const address = `/assets/heading-${hash}.woff2`;
  await writeFile(folder + address, cut);
  return address;
}
