/**
 * The few letters of a page's heading in the display face, 2 to 4 KB that stand in its file: the heading is seen in no other
 * face and does not move, and the whole fonts can come later (`src/boot/fonts.ts`).
 */
import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import subsetFont from 'subset-font';
import { type Language, scriptOf } from '../src/language/languages.ts';

/** The face of headings by script; others have none but the machine's. */
const faces: Partial<Record<string, string>> = { Latn: 'newsreader-display', Arab: 'plex-arabic-300' };

const made = new Map<string, Promise<string>>();

/**
 * @param content the content of `#root` of a page
 * @returns the letters of its heading as a font, in base64; undefined where it is set in a font of the machine
 */
export async function headingFont(content: string, language: Language): Promise<string | undefined> {
  const [element = ''] = /<h1[ >][\s\S]*?<\/h1>/u.exec(content) ?? [];
  const heading = load(element)('h1');
  // That of the error page is English in every language.
  const face = faces[scriptOf((heading.attr('lang') ?? language) as Language)];
  const letters = [...new Set(heading.text())].toSorted().join('');
  if (!face || !letters) return undefined;
  const key = `${face} ${letters}`;
  if (!made.has(key)) made.set(key, subset(face, letters));
  return made.get(key)!;
}

async function subset(face: string, letters: string): Promise<string> {
  const font = await readFile(`src/styles/fonts/${face}.woff2`);
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true });
  return cut.toString('base64');
}
