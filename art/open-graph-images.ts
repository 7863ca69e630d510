/** Open Graph images (social cards): the heading of each page over a picture. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stripInvisible } from '../src/language/strip-invisible.ts';
import { directionOf, type Language, scriptOf } from '../src/language/languages.ts';
import type { RouteRef } from '../src/navigation/address.ts';
import { fontsOf, logoIn, token, withTokens } from '../build/tokens.ts';
import { insertNoBreakSpacesInHeading } from '../build/copy/no-break-spaces.ts';

/** In pixels. */
export const openGraphImageSize = { width: 1200, height: 630 };

const edge = 72;
const field = { width: 580, height: 330 };
const largestDpi = 480;

/** The file name of a page's card. */
export function openGraphImageFile(routeRef: RouteRef, language: Language): string {
  return `${typeof routeRef === 'string' ? routeRef : routeRef.document}-${language}.jpg`;
}

/** Writes the card of a page, with its first heading, into a folder. */
export async function writeOpenGraphImage(
  file: string,
  html: string,
  language: Language,
  folder: string,
): Promise<void> {
  const mirrored = directionOf(language) === 'rtl';
  const { data, info } = await wordsOf(headingIn(html), language);
  const left = mirrored ? openGraphImageSize.width - edge - info.width : edge;
  await mkdir(folder, { recursive: true });
  await sharp(await (mirrored ? grounds.rtl : grounds.ltr))
    .composite([{ input: data, left, top: openGraphImageSize.height - 60 - info.height }])
    .jpeg({ quality: 50, quantisationTable: 3 })
    .toFile(join(folder, file));
}

const grounds = { ltr: ground(false), rtl: ground(true) };

/** The background of all cards of a direction: the picture, a scrim and the logo. */
async function ground(mirrored: boolean): Promise<Buffer> {
  const shade = withTokens(await readFile('art/social-card-shade.svg', 'utf8'));
  const picture = await sharp('art/social-card.jpg')
    .composite([{ input: Buffer.from(shade) }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(Buffer.from(logoIn('--paper')), { density: 300 })
    .resize({ height: 56 })
    .toBuffer({ resolveWithObject: true });
  const left = mirrored ? openGraphImageSize.width - edge - info.width : edge;
  return sharp(picture)
    .flop(mirrored)
    .composite([{ input: data, left, top: 64 }])
    .png()
    .toBuffer();
}

/** The text of the first heading, with entities, as the text renderer expects. */
function headingIn(html: string): string {
  const [, heading = 'Ether'] = /<h1[^>]*>(.*?)<\/h1>/su.exec(html) ?? [];
  return stripInvisible(
    heading
      .replaceAll(/<[^>]+>/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
}

/** The text as an image: as large as fits, at most the size of a display heading. */
async function wordsOf(heading: string, language: Language) {
  // The last font of a stack has the glyphs of the language.
  const { family, style, file } = fontsOf('--font-display', '--display-weight', language).at(-1)!;
  // Otherwise the first word, which may be Latin, would set the direction.
  const direction = directionOf(language) === 'rtl' ? '\u200f' : '';
  const draw = (size: object) =>
    sharp({
      text: {
        text: `<span foreground="${token('--paper')}">${direction}${unbroken(heading, language)}</span>`,
        font: `${family} ${style}`,
        fontfile: file,
        rgba: true,
        ...size,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const fitting = await draw(field);
  return fitting.info.textAutofitDpi! > largestDpi ? draw({ width: field.width, dpi: largestDpi }) : fitting;
}

/** A Chinese heading breaks between phrases only: U+2060 joins the other characters. */
function unbroken(heading: string, language: Language): string {
  if (scriptOf(language) !== 'Hans') return heading;
  const phrases = insertNoBreakSpacesInHeading(heading, language).split('\u200b');
  return phrases.map((phrase) => [...phrase].join('\u2060')).join('\u200b');
}
