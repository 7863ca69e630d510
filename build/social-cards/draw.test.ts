import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '../temporary-folder.ts';
import type { Card } from './cards.ts';
import { drawCards } from './draw.ts';
import { CardWords, piecesOf } from './words.ts';

let folder: string;

beforeAll(() => {
  folder = makeTemporaryFolder('cards');
});

afterAll(() => removeTemporaryFolder(folder));

const card = (text: string, language: Card['language'] = 'en'): Card => ({
  file: `page-${language}.jpg`,
  language,
  text,
});

test('a changed heading changes its card, and no other is drawn again', async () => {
  const cards = [card('Talk to Ether'), card('Fale com a Ether', 'pt')];
  const draw = (all: Card[]) => drawCards(all, join(folder, 'social'), join(folder, 'cache'));
  const read = (file: string) => readFile(join(folder, 'social', file));
  expect(await draw(cards)).toBe(2);
  const [english, portuguese] = [await read('page-en.jpg'), await read('page-pt.jpg')];
  expect(await sharp(english).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

  expect(await draw([card('Write to Ether'), cards[1]!])).toBe(1);
  expect(await read('page-en.jpg')).not.toEqual(english);
  expect(await read('page-pt.jpg')).toEqual(portuguese);

  // The former words are drawn anew, to the same bytes.
  expect(await draw(cards)).toBe(1);
  expect(await read('page-en.jpg')).toEqual(english);
}, 60_000);

test('no font of the machine takes part: words are outlines, and a character that the font lacks is refused', async () => {
  const words = new CardWords();
  expect(await words.svg(card('Glossary'))).not.toMatch(/<text|font-family/u);
  await expect(words.svg(card('Glossary א'))).rejects.toThrow(/“Glossary א”[^]*could not be displayed/u);
  await expect(words.svg(card('المسرد 术', 'ar'))).rejects.toThrow(/could not be displayed/u);
}, 60_000);

test('words that no size fits are refused', async () => {
  await expect(new CardWords().svg(card('Financial freedom '.repeat(40)))).rejects.toThrow(
    /the words are too many/u,
  );
}, 60_000);

test('a line of Chinese ends where a clause does, or else a phrase; short words stay with the next', () => {
  expect(piecesOf('您的品牌在前，我们的银行在后。', 'zh')).toEqual(['您的品牌在前，', '我们的银行在后。']);
  expect(piecesOf('通用个人数据保护法', 'zh').join('')).toBe('通用个人数据保护法');
  expect(piecesOf('通用个人数据保护法', 'zh').length).toBeGreaterThan(1);
  expect(piecesOf('Política anticorrupção e antissuborno', 'pt')).toEqual([
    'Política',
    'anticorrupção',
    'e antissuborno',
  ]);
});
