import { describe, expect, test } from 'vitest';
import { parseSections } from './parse.ts';

const facts = { whatsapp: '+55 11 5550-0100', brazilEntity: 'Ether Exemplo Ltda.' };
const parse = (markdown: string) => parseSections(markdown, facts, 'a.md');

describe('numbers', () => {
  test('sections and subsections are numbered, and their ids contain the numbers', () => {
    const sections = parse('## A\n\n### B\n\n### C\n\n## D\n');
    expect(sections.map(({ number, id }) => [number, id])).toEqual([
      ['1', 'section-1'],
      ['2', 'section-2'],
    ]);
    expect(sections[0]!.sections.map(({ number, id }) => [number, id])).toEqual([
      ['1.1', 'section-1-1'],
      ['1.2', 'section-1-2'],
    ]);
  });
});

test('a fact that ends in a full stop is not followed by another', () => {
  const content = (sentence: string) => parse(`## A\n\n${sentence}`)[0]!.blocks;
  const name = { kind: 'isolate', text: 'Ether Exemplo Ltda.' };
  expect(content('It is {brazilEntity}. We')).toEqual([
    { kind: 'paragraph', content: ['It is ', name, ' We'] },
  ]);
  expect(content('It is {brazilEntity}.')).toEqual([{ kind: 'paragraph', content: ['It is ', name] }]);
  expect(content('{brazilEntity}, we')).toEqual([{ kind: 'paragraph', content: [name, ', we'] }]);
});

test('parses text between bidi isolates', () => {
  expect(parse('## A\n\n(المادة \u2066337-B\u2069)؛')[0]!.blocks).toEqual([
    { kind: 'paragraph', content: ['(المادة ', { kind: 'isolate', text: '337-B' }, ')؛'] },
  ]);
});

describe('the Markdown subset', () => {
  test('parses paragraphs, lists, tables, strong, code, links and facts', () => {
    const [section] = parse(
      [
        '## A',
        'Chat: **{whatsapp}**, `i18nextLng`, [due diligence](policy:due-diligence).',
        '- one\n- two',
        '1. first',
        '| x | y |\n|---|---|\n| 1 | 2 |',
      ].join('\n\n'),
    );
    expect(section!.blocks).toEqual([
      {
        kind: 'paragraph',
        content: [
          'Chat: ',
          { kind: 'strong', content: [{ kind: 'isolate', text: '+55 11 5550-0100' }] },
          ', ',
          { kind: 'code', text: 'i18nextLng' },
          ', ',
          { kind: 'link', to: 'policy:due-diligence', content: ['due diligence'] },
          '.',
        ],
      },
      { kind: 'list', ordered: false, items: [['one'], ['two']] },
      { kind: 'list', ordered: true, items: [['first']] },
      { kind: 'table', head: [['x'], ['y']], rows: [[['1'], ['2']]] },
    ]);
  });

  test.each([
    ['text before a heading', 'text\n\n## A', 'text before'],
    ['a quotation', '## A\n\n> text', 'blockquote'],
    ['HTML', '## A\n\n<b>text</b>', 'html'],
    ['emphasis', '## A\n\n*text*', 'emphasis'],
    ['a picture', '## A\n\n![x](y)', 'image'],
    ['a list in a list', '## A\n\n- a\n  - b', 'one paragraph'],
    ['a heading too deep', '## A\n\n#### B', 'level 4'],
    ['a broken line', '## A\n\none\ntwo', 'one line'],
    ['a link elsewhere', '## A\n\n[x](https://example.com)', 'neither page nor policy'],
    ['a link to no page', '## A\n\n[x](page:nowhere)', 'neither page nor policy'],
    ['a link to the page of no policy', '## A\n\n[x](page:policy)', 'neither page nor policy'],
    ['a link to the error page', '## A\n\n[x](page:not-found)', 'neither page nor policy'],
    ['a link to no policy', '## A\n\n[x](policy:nothing)', 'neither page nor policy'],
    ['an unknown fact', '## A\n\n{phone}', '“{phone}” is no fact'],
    ['an unknown date', '## A\n\n{terms.updatd}', '“{terms.updatd}” is no fact'],
    ['a brace too many', '## A\n\n{whatsapp}}', '“}” is no fact'],
    ['a condition on nothing', '## A\n\n{if phone}x{/if}', '“{if phone}” is no fact'],
    ['a condition that is not closed', '## A\n\n{if whatsapp}x', 'a condition that is not whole'],
    ['no section', '', 'no sections'],
  ])('%s is an error', (_, markdown, message) => {
    expect(() => parse(markdown)).toThrow(message);
  });

  test('reports all errors together, each with its line', () => {
    const markdown = '## A\n\n[x](pagee:contact) and [x](policy:nothing)\n\n> text\n\n{phone}\n';
    expect(() => parse(markdown)).toThrow(
      /^a\.md:3 .*pagee:contact[^]*\na\.md:3 .*policy:nothing[^]*\na\.md:5 [^]*\na\.md:7 /u,
    );
  });
});
