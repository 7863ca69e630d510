/**
 * Parses Markdown to the syntax tree of `src/policies/text.ts`. Only a strict subset is allowed and everything
 * else is an error, so that nothing is lost on the way to the page or the PDF.
 */
import type { Link, List, PhrasingContent, RootContent, Table, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { errorRoute, isPage, routeIds } from '../../src/routes.ts';
import {
  type Block,
  type Inline,
  type LinkTarget,
  plainText,
  type Section,
} from '../../src/policies/text.ts';
import { type Problem, SourceError } from '../source-error.ts';
import { documentIds } from '../../src/document-ids.ts';

/** The bank's facts by name: `{whatsapp}` becomes the value of `whatsapp`. */
export type Facts = Record<string, string>;

/** The state of parsing: the facts, and the problems found. */
interface Reading {
  facts: Facts;
  problems: Problem[];
}

/**
 * Parses the body of a document.
 * @param markdown without front matter
 * @param file its path, for error messages
 * @param asHeading inserts no-break spaces into a title
 * @returns the sections with their numbers and ids
 * @throws SourceError with everything outside the subset, unknown links and unknown facts
 */
export function parseSections(
  markdown: string,
  facts: Facts,
  file: string,
  asHeading = (title: string) => title,
): Section[] {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const reading: Reading = { facts, problems: [] };
  const sections: Section[] = [];
  let current: Section | undefined;

  for (const node of root.children) {
    if (node.type === 'heading') {
      const title = asHeading(node.children.map((child) => headingText(child, reading)).join(''));
      const above = sections.at(-1);
      if (node.depth === 3 && above) {
        current = newSection(`${above.number}.${above.sections.length + 1}`, title);
        above.sections.push(current);
      } else {
        if (node.depth !== 2) report(reading, node, `a heading of level ${node.depth} cannot stand here`);
        current = newSection(`${sections.length + 1}`, title);
        sections.push(current);
      }
    } else {
      if (!current) report(reading, node, 'text before the first heading');
      const block = blockOf(node, reading);
      if (block) current?.blocks.push(block);
    }
  }
  if (sections.length === 0) reading.problems.push({ message: 'has no sections' });
  if (reading.problems.length > 0) throw new SourceError(file, reading.problems);
  return sections;
}

/** Records a problem at the line of a node. Parsing goes on, so that all problems are reported together. */
function report(
  { problems }: Reading,
  { position }: { position?: { start: { line: number } } | undefined },
  message: string,
): void {
  problems.push({ line: position?.start.line ?? 1, message });
}

function newSection(number: string, title: string): Section {
  return { id: `section-${number.replace('.', '-')}`, number, title, blocks: [], sections: [] };
}

function blockOf(node: RootContent, reading: Reading): Block | null {
  if (node.type === 'paragraph') return { kind: 'paragraph', content: inlines(node.children, reading) };
  if (node.type === 'list') return listOf(node, reading);
  if (node.type === 'table') return tableOf(node, reading);
  report(reading, node, `“${node.type}” is not part of the subset`);
  return null;
}

function listOf(node: List, reading: Reading): Block {
  const items = node.children.map((item) => {
    const [paragraph, more] = item.children;
    if (paragraph?.type === 'paragraph' && !more) return inlines(paragraph.children, reading);
    report(reading, item, 'an item is one paragraph');
    return [];
  });
  return { kind: 'list', ordered: node.ordered === true, items };
}

function tableOf(node: Table, reading: Reading): Block {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlines(cell.children, reading)),
  );
  for (const [index, row] of rows.entries()) {
    if (row.length !== head!.length)
      report(reading, node.children[index + 1]!, 'a row has too many or too few cells');
  }
  return { kind: 'table', head: head!, rows };
}

function inlines(nodes: PhrasingContent[], reading: Reading): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') {
      if (node.value.includes('\n')) report(reading, node, 'a paragraph is one line');
      return wordsOf(node, reading);
    }
    if (node.type === 'inlineCode') return [{ kind: 'code', text: node.value }];
    if (node.type === 'strong') return [{ kind: 'strong', content: inlines(node.children, reading) }];
    if (node.type === 'link')
      return [{ kind: 'link', to: linkTarget(node, reading), content: inlines(node.children, reading) }];
    report(reading, node, `“${node.type}” is not part of the subset`);
    return [];
  });
}

function headingText(node: PhrasingContent, reading: Reading): string {
  if (node.type !== 'text') {
    report(reading, node, 'a heading is plain text');
    return '';
  }
  return plainText(wordsOf(node, reading));
}

/**
 * The inline content of a text node. Facts and text between U+2066 and U+2069 are isolated; page and PDF have
 * their own means for that, so the characters are dropped. A fact that ends in a full stop, such as “Ltda.”,
 * also ends the sentence.
 */
function wordsOf(node: Text, reading: Reading): Inline[] {
  const filled = node.value.replaceAll(/\{(\w+)\}(\.?)/gu, (braces, name: string, stop: string) => {
    const fact = reading.facts[name];
    return fact === undefined ? braces : `\u2066${fact}\u2069${fact.endsWith('.') ? '' : stop}`;
  });
  for (const [unknown] of filled.matchAll(/\{[^}]*\}?|\}/gu))
    report(reading, node, `“${unknown}” is no fact of docs/policies.md, or a condition that is not whole`);
  return filled
    .split(/\u2066([^\u2069]*)\u2069/u)
    .map((piece, index) => (index % 2 === 1 ? ({ kind: 'isolate', text: piece } as const) : piece))
    .filter((piece) => piece !== '');
}

/** The pages a policy may link to. */
const linkedPages = routeIds.filter((id) => isPage(id) && id !== errorRoute);

function linkTarget(node: Link, reading: Reading): LinkTarget {
  const [kind, id] = node.url.split(':');
  const known: readonly string[] = kind === 'page' ? linkedPages : kind === 'policy' ? documentIds : [];
  if (!id || !known.includes(id)) {
    const wanted = known.length > 0 ? known.join(', ') : 'write page:contact or policy:due-diligence';
    report(reading, node, `a link leads to “${node.url}”, which is neither page nor policy: ${wanted}`);
  }
  return node.url as LinkTarget;
}
