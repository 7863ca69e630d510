/** The leaves of a page: its sections, or of a policy its clauses, each with the words of its heading. */
import { type Copy, type CopyPart, fill } from '../language/copy.ts';
import { sectionId } from '../policies/passages.ts';
import type { PolicyPage, Section } from '../policies/text.ts';

export interface Leaf {
  /** The id of the section on the page. */
  id: string;
  /** The words of its heading; none where the leaf is a mark of the search, and no link. */
  name: string | null;
  /** How long the hairline is: 1 is the longest. */
  length: number;
}

/** The id of the whole page, to which its first section leads. */
const top = 'top';

/** The sections of a page in their order, by the first part of the copy that its route names. */
const sections: { [Part in CopyPart]?: (copy: Copy[Part]) => [id: string, name: string][] } = {
  home: ({ hero, call, pitch, security, payments, join }) => [
    [top, hero.title],
    ['partners', call.title],
    ['web3', pitch.title],
    ['security', security.title],
    ['payments', payments.title],
    ['join', join.title],
  ],
  'about-us': ({ hero, welcome, fast, safe, join }) => [
    [top, hero.title],
    ['welcome', welcome.statement],
    ['fast', fast.title],
    ['safe', safe.title],
    ['join', join.title],
  ],
  products: ({ title, consultancy, wallet, international, vip, support }) => [
    [top, title],
    ['consultancy', consultancy.title],
    ['wallet', wallet.title],
    ['international', international.title],
    ['vip', vip.title],
    ['support', support.title],
  ],
  services: ({ hero, eden, global, national, technology, moneyPath }) => [
    [top, hero.title],
    ['eden', eden.title],
    ['global', global.title],
    ['national', national.title],
    ['technology', technology.title],
    ['money-path', moneyPath.title],
  ],
  partners: ({ hero, meet, benefits, form, partners }) => [
    [top, hero.title],
    ['meet', meet.title],
    ['benefits', benefits.title],
    ['card', form.title],
    ['our-partners', partners.title],
  ],
  terms: ({ title, terms }) => [
    [top, title],
    ...Object.entries(terms).map(([id, { name }]): [string, string] => [id, name]),
  ],
  accessibility: ({ title, tested, limits, report }) => [
    [top, title],
    ['report', report.title],
    ['tested', tested.title],
    ['limits', limits.title],
  ],
};

/**
 * The leaves of a page that is made of its copy.
 * @param part the first part that its route names
 * @returns none for a page without sections
 */
export function leavesOfCopy<Part extends CopyPart>(part: Part, copy: Copy[Part]): Leaf[] {
  return (sections[part]?.(copy) ?? []).map(([id, name]) => ({ id, name, length: 0.5 }));
}

/** The leaves of one policy: its title, and each clause as long as its text. */
export function leavesOfPolicy({ text }: PolicyPage): Leaf[] {
  return [{ id: top, name: text.title, length: 1 }, ...withLengths(text.sections, (id) => id)];
}

/**
 * The leaves of the page of all policies: a link for each document, as long as its text, and after it a mark for each
 * clause, seen where the search has found something in it.
 */
export function leavesOfPolicies(pages: PolicyPage[], copy: Copy['policies']): Leaf[] {
  const lengths = pages.map(({ text }) => JSON.stringify(text.sections).length);
  const longest = Math.max(...lengths);
  return pages.flatMap(({ text: { document, title, sections: clauses } }, index) => [
    { id: document, name: fill(copy.total.entry, { title }), length: lengths[index]! / longest },
    ...clauses.map(({ id }) => ({ id: sectionId(document, id), name: null, length: 0 })),
  ]);
}

function withLengths(clauses: Section[], idOf: (id: string) => string): Leaf[] {
  // As long as its text with what marks it: that is in proportion, and needs no code of the texts here.
  const lengths = clauses.map((clause) => JSON.stringify(clause).length);
  const longest = Math.max(...lengths);
  return clauses.map(({ id, number, title }, index) => ({
    id: idOf(id),
    name: `${number} ${title}`,
    length: lengths[index]! / longest,
  }));
}
