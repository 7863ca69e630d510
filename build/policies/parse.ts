/**
 * Markdown to the tree of `src/policies/text.ts`. Only a strict subset is understood, and everything else is an
 * error, so that no piece of a policy can be lost on the way to the page or to the PDF.
 */
import type { List, PhrasingContent, RootContent, Table, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { routeIds } from '../../src/routing/routes.ts';
import type { Block, Inline, LinkTarget, Section } from '../../src/policies/text.ts';
import { documentIds } from './list.ts';

/** The facts that a text may name: `{whatsapp}` becomes the value of `whatsapp`. */
export type Tokens = Record<string, string>;

/**
 * Reads the body of a document.
 * @param markdown without the front matter
 * @param tokens the facts of the owner
 * @returns the sections with their numbers and ids
 * @throws on anything outside the subset, on an unknown link, and on an unknown fact
 */
export function parseSections(markdown: string, tokens: Tokens): Section[] {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const sections: Section[] = [];
  let current: Section | undefined;

  for (const node of root.children) {
    if (node.type === 'heading') {
      const title = node.children.map((child) => headingText(child, tokens)).join('');
      if (node.depth === 2) {
        current = newSection(`${sections.length + 1}`, title);
        sections.push(current);
      } else if (node.depth === 3 && sections.length > 0) {
        const above = sections.at(-1)!;
        current = newSection(`${above.number}.${above.sections.length + 1}`, title);
        above.sections.push(current);
      } else {
        throw at(node, `a heading of level ${node.depth} cannot stand here`);
      }
    } else {
      if (!current) throw at(node, 'text before the first heading');
      current.blocks.push(blockOf(node, tokens));
    }
  }
  if (sections.length === 0) throw new Error('The document has no sections');
  return sections;
}

function newSection(number: string, title: string): Section {
  return { id: `section-${number.replace('.', '-')}`, number, title, blocks: [], sections: [] };
}

function blockOf(node: RootContent, tokens: Tokens): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', content: inlines(node.children, tokens) };
  if (node.type === 'list') return listOf(node, tokens);
  if (node.type === 'table') return tableOf(node, tokens);
  throw at(node, `“${node.type}” is not part of the subset`);
}

function listOf(node: List, tokens: Tokens): Block {
  const items = node.children.map((item) => {
    const [paragraph, more] = item.children;
    if (paragraph?.type !== 'paragraph' || more) throw at(item, 'an item is one paragraph');
    return inlines(paragraph.children, tokens);
  });
  return { kind: 'list', ordered: node.ordered === true, items };
}

function tableOf(node: Table, tokens: Tokens): Block {
  const [head, ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlines(cell.children, tokens)),
  );
  if (rows.some((row) => row.length !== head!.length)) throw at(node, 'a row has too many or too few cells');
  return { kind: 'table', head: head!, rows };
}

function inlines(nodes: PhrasingContent[], tokens: Tokens): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') {
      if (node.value.includes('\n')) throw at(node, 'a paragraph is one line');
      return withSiteConfig(node, tokens);
    }
    if (node.type === 'inlineCode') return [{ kind: 'code', text: node.value }];
    if (node.type === 'strong') return [{ kind: 'strong', content: inlines(node.children, tokens) }];
    if (node.type === 'link')
      return [{ kind: 'link', to: linkTarget(node.url), content: inlines(node.children, tokens) }];
    throw at(node, `“${node.type}” is not part of the subset`);
  });
}

function headingText(node: PhrasingContent, tokens: Tokens): string {
  if (node.type !== 'text') throw at(node, 'a heading is plain text');
  return withSiteConfig(node, tokens)
    .map((inline) => (typeof inline === 'string' ? inline : 'text' in inline ? inline.text : ''))
    .join('');
}

/** A name that ends in a full stop, such as “Ltda.”, is also the end of a sentence that ends with it. */
function withSiteConfig(node: Text, tokens: Tokens): Inline[] {
  const pieces = node.value.split(/(\{\w+\})/u);
  const filled = pieces.map((piece, index): Inline => {
    const name = nameIn(piece);
    if (!name) return tokens[nameIn(pieces[index - 1])]?.endsWith('.') ? piece.replace(/^\./u, '') : piece;
    const value = tokens[name];
    if (value === undefined) throw at(node, `No fact “${name}” of the owner`);
    return { kind: 'isolate', text: value };
  });
  return filled
    .flatMap((inline) => (typeof inline === 'string' ? withIsolates(inline) : inline))
    .filter((inline) => inline !== '');
}

/** What a text sets between U+2066 and U+2069 stands apart without them: the page and the PDF have their own ways. */
function withIsolates(words: string): Inline[] {
  return words
    .split(/\u2066([^\u2069]*)\u2069/u)
    .map((piece, index) => (index % 2 === 1 ? { kind: 'isolate', text: piece } : piece));
}

/** `whatsapp` in `{whatsapp}`; nothing in anything else. */
function nameIn(piece = ''): string {
  return /^\{(\w+)\}$/u.exec(piece)?.[1] ?? '';
}

function linkTarget(url: string): LinkTarget {
  const [kind, id] = url.split(':');
  const known: readonly string[] = kind === 'page' ? routeIds : kind === 'policy' ? documentIds : [];
  if (!id || !known.includes(id))
    throw new Error(`A link leads to “${url}”, which is neither page nor policy`);
  return url as LinkTarget;
}

function at(node: { position?: { start: { line: number } } }, message: string): Error {
  return new Error(`Line ${node.position?.start.line ?? '?'} of the body: ${message}`);
}
