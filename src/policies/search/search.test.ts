import { expect, test } from 'vitest';
import type { PolicyText } from '../text.ts';
import { buildSearchIndex, search } from './search.ts';

const text = {
  document: 'due-diligence',
  language: 'pt',
  sections: [
    {
      id: 'section-1',
      number: '1',
      title: 'Presentes',
      blocks: [
        { kind: 'paragraph', content: ['Um ', { kind: 'strong', content: ['presente'] }, ' por ano.'] },
        { kind: 'table', head: [['Caso'], ['O que fazer']], rows: [[['Presente caro'], ['Recusar']]] },
      ],
      sections: [{ id: 'section-1-1', number: '1.1', title: 'Registro', blocks: [], sections: [] }],
    },
  ],
} as unknown as PolicyText;

test('finds a word in headings, sentences and cells, with the id of its element', () => {
  const hits = search(buildSearchIndex([text]), 'presente');
  expect(hits.map(({ element, start, end }) => [element, start, end])).toEqual([
    ['due-diligence-section-1-p0', 0, 8],
    ['due-diligence-section-1-p1', 3, 11],
    // After the paragraph come the cells: two of the head, then the row.
    ['due-diligence-section-1-p4', 0, 8],
  ]);
  expect(hits[1]).toMatchObject({
    section: 'due-diligence-section-1',
    heading: '1 Presentes',
    before: 'Um ',
    match: 'presente',
    after: ' por ano.',
  });
});

test('finds nothing if there is no match', () => {
  expect(search(buildSearchIndex([text]), 'criptografia')).toEqual([]);
});
