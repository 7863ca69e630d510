/** Draws the social cards: their words and the logo on the picture. A card that has not changed is not drawn again. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { directionOf } from '../../src/language/languages.ts';
import { lockup, mark } from '../../src/ui/mark-shape.ts';
import { wordmarkPath } from '../../src/ui/wordmark-path.ts';
import { type Card, cardSize } from './cards.ts';
import { CardWords } from './words.ts';

const background = 'build/social-cards/background.jpg';
/** What a card depends on besides its words; the versions of the fonts and the tools are in the lock file. */
const makers = [
  ...['card.typ', 'words.ts', 'draw.ts', 'background.jpg'].map((name) => `build/social-cards/${name}`),
  'build/words/bind.ts',
  'src/ui/mark-shape.ts',
  'package-lock.json',
];

/**
 * Writes the cards, from the cache where it has them, and removes from it what no card has asked for.
 * @param folder where they are written to
 * @param cache a folder
 * @returns how many had to be drawn
 * @throws when the words of a card do not fit, or its font lacks a character
 */
export async function drawCards(
  cards: Card[],
  folder: string,
  cache = '.generated/social-cards',
): Promise<number> {
  await Promise.all([cache, folder].map((each) => mkdir(each, { recursive: true })));
  const kept = new Set(await readdir(cache));
  const made = await Promise.all(makers.map((file) => readFile(file)));
  const words = new CardWords();
  const used = new Set<string>();
  let drawn = 0;
  await Promise.all(
    cards.map(async (card) => {
      const hash = createHash('sha256').update(JSON.stringify(card));
      for (const each of made) hash.update(each);
      const name = `${hash.digest('hex').slice(0, 32)}.jpg`;
      used.add(name);
      if (!kept.has(name)) {
        drawn += 1;
        await writeFile(join(cache, name), await drawCard(card, await words.svg(card)));
      }
      await writeFile(join(folder, card.file), await readFile(join(cache, name)));
    }),
  );
  await Promise.all([...kept].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
  return drawn;
}

/** @param words as an SVG in the size of the card */
async function drawCard({ language }: Card, words: string): Promise<Buffer> {
  const mirrored = directionOf(language) === 'rtl';
  return (
    sharp(background)
      .flop(mirrored)
      .composite([{ input: Buffer.from(frame(mirrored)) }, { input: Buffer.from(words), density: 72 }])
      // What is to be had at once; to search for the smallest file takes three times as long, for a tenth of it.
      .jpeg({ quality: 50, quantisationTable: 3 })
      .toBuffer()
  );
}

/** The shade below the words, and the logo above them; words begin at the right where the picture is mirrored. */
function frame(mirrored: boolean): string {
  const { width, height } = cardSize;
  const [logoHeight, edge, top] = [56, 72, 64];
  const scale = logoHeight / lockup.height;
  const logoX = mirrored ? width - edge - lockup.width * scale : edge;
  const leaves = mark.map(
    ({ x, y, width: length, height: thickness }) =>
      `<rect x="${x}" y="${y}" width="${length}" height="${thickness}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" ${mirrored ? 'x1="1" x2="0"' : ''}>
      <stop offset="20%" stop-color="#0a1612"/>
      <stop offset="46%" stop-color="#0a1612" stop-opacity=".63"/>
      <stop offset="64%" stop-color="#0a1612" stop-opacity="0"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <g fill="#f1f1ec" transform="translate(${logoX} ${top}) scale(${scale})">${leaves.join('')}
      <path transform="translate(${lockup.nameX} ${lockup.baseline})" d="${wordmarkPath}"/>
    </g>
  </svg>`;
}
