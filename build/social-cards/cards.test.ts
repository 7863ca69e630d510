import { expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { allCards, cardFile } from './cards.ts';

test('there is a card for every page and policy in every language, each with words on it', async () => {
  const cards = await allCards();
  const files = new Set(cards.map(({ file }) => file));
  expect(files.size).toBe(cards.length);
  for (const language of languages) {
    expect(files).toContain(cardFile('home', language));
    expect(files).toContain(cardFile({ document: 'due-diligence' }, language));
  }
  expect(cards.filter(({ text }) => !text || text.includes('| Ether'))).toEqual([]);
});
