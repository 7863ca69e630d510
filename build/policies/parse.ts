/**
 * Markdown to the tree of `src/policies/text.ts`. Only a strict subset is understood, and everything else is an
 * error, so that no piece of a policy can be lost on the way to the page or to the PDF.
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

/** The facts that a text may name: `{whatsapp}` becomes the value of `whatsapp`. */
export type Facts = Record<string, string>;

/** What reading a body needs, and what it finds wrong in it. */
interface Reading {
  facts: Facts;
  problems: Problem[];
}

/**
 * Reads the body of a document.
 * @param markdown without the front matter
 * @param facts the facts of the owner
 * @param file the path that mistakes are told with
 * @param asHeading puts no-break spaces into a title
 * @returns the sections with their numbers and ids
 * @throws SourceError on anything outside the subset, on unknown links and unknown facts: all of them at once
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

/** Notes a mistake at the line of a node; reading goes on, so that all are told together. */
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
 * The words of a text, the facts of the owner in it set apart; so is what stands between U+2066 and U+2069, without these
 * signs, as the page and the PDF have their own ways. A name that ends in a full stop, such as “Ltda.”, is also the end of a
 * sentence that ends with it.
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

/** What a text may link to as a page. */
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
