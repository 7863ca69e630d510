/**
 * A policy as strings for translators' tools, and back. A text has its lines where the Portuguese has them, so that a
 * line's number names it; what is the same in every language (groups, versions, dates, marks of Markdown at the start of
 * a line) is taken from the Portuguese.
 */
import { parse, stringify } from 'yaml';

interface Tree {
  [key: string]: string | Tree;
}

/** A piece of a text that is translated, and the key that names it. */
interface Piece {
  key: string;
  words: string;
  /** Whether it is a value of the front matter, which YAML may have to quote. */
  isValue: boolean;
}

/** Texts between what is the same in every language. */
type Pieces = (string | Piece)[];

const translated = /^(\s*)(title|description|summary|changes|name): (.*)$/u;

/** The strings of a text, by their lines: `line-3`, `line-12`, `line-40-2` for the second cell of a row. */
export function treeOfPolicy(markdown: string): Tree {
  const strings = linesOf(markdown).flatMap((line) => line.filter((piece) => typeof piece !== 'string'));
  return Object.fromEntries(strings.map(({ key, words }) => [key, words]));
}

/**
 * Puts translated strings into the place of the Portuguese ones.
 * @throws Error where one is missing
 */
export function policyOfTree(portuguese: string, tree: Tree): string {
  const textOf = (piece: string | Piece): string => {
    if (typeof piece === 'string') return piece;
    const words = tree[piece.key];
    if (typeof words !== 'string') throw new Error(`${piece.key} has no translation`);
    return piece.isValue ? stringify(words, { singleQuote: true, lineWidth: 0 }).trimEnd() : words;
  };
  return linesOf(portuguese)
    .map((line) => line.map(textOf).join(''))
    .join('\n');
}

function linesOf(markdown: string): Pieces[] {
  const lines = markdown.split('\n');
  const end = lines.indexOf('---', 1);
  return lines.map((line, index) => {
    const key = `line-${index + 1}`;
    if (index <= end) return valueIn(line, key);
    if (line === '' || /^[|\s:-]+$/u.test(line)) return [line];
    return line.startsWith('|') ? cellsIn(line, key) : proseIn(line, key);
  });
}

function valueIn(line: string, key: string): Pieces {
  const found = translated.exec(line);
  if (!found) return [line];
  const [, indent, name, value] = found;
  return [`${indent}${name}: `, { key, words: String(parse(value!)), isValue: true }];
}

function cellsIn(line: string, key: string): Pieces {
  const cells = line.split('|').slice(1, -1);
  return [
    '|',
    ...cells.flatMap((cell, index): Pieces => [
      ' ',
      { key: `${key}-${index + 1}`, words: cell.trim(), isValue: false },
      ' |',
    ]),
  ];
}

function proseIn(line: string, key: string): Pieces {
  const [, mark = '', words = ''] = /^((?:#{2,3}|-|\d+\.) )?(.*)$/u.exec(line)!;
  return [mark, { key, words, isValue: false }];
}
