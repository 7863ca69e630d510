/**
 * What the prose of a document takes from front matter: its dates and version, the titles of other documents, and
 * sentences that stand only when the owner has given a fact. All of it is put into the Markdown, before it is read.
 */
import { type Language, localeOf } from '../../src/language/languages.ts';
import type { FrontMatter } from './list.ts';
import type { Facts } from './parse.ts';

/** What a text may name of its own front matter: `{updated}`, `{version}`, `{cookies.effective}`. */
export type FrontMatterValues = Record<string, string>;

/** The values of a document. */
export function frontMatterValues(front: FrontMatter, language: Language): FrontMatterValues {
  const values: FrontMatterValues = {
    version: front.version,
    effective: dateText(front.effective, language),
    updated: dateText(front.updated, language),
  };
  for (const [part, { name, updated, effective }] of Object.entries(front.parts ?? {})) {
    values[`${part}.name`] = name;
    if (updated) values[`${part}.updated`] = dateText(updated, language);
    if (effective) values[`${part}.effective`] = dateText(effective, language);
  }
  return values;
}

/**
 * Puts the values into a body: `{updated}`; `[](policy:due-diligence)` gets the title of that document as its
 * words; what stands between `{if helpDesk}` and `{/if}` on one line stays if the fact is given, what follows an
 * `{else}` if it is not, and a line of which nothing stays is left empty, so that lines keep their numbers. Facts of the owner are left to the parser,
 * which keeps them apart, and so is whatever names nothing: the parser knows its line.
 */
export function interpolate(
  body: string,
  values: FrontMatterValues,
  titles: Record<string, string>,
  facts: Facts,
): string {
  return body
    .split('\n')
    .map((line) => withConditions(line, facts))
    .join('\n')
    .replaceAll(/\[\]\(policy:([\w-]+)\)/gu, (link, id: string) =>
      link.replace('[]', `[${titles[id] ?? ''}]`),
    )
    .replaceAll(/\{([\w.]+)\}/gu, (token, name: string) => values[name] ?? token);
}

/** The line with what its conditions let stand; empty if that is nothing. */
function withConditions(line: string, facts: Facts): string {
  const kept = line.replaceAll(/\{if (\w+)\}(.*?)\{\/if\}/gu, (whole, name: string, words: string) => {
    if (facts[name] === undefined) return whole;
    const [given = '', otherwise = ''] = words.split('{else}');
    return facts[name] ? given : otherwise;
  });
  return kept === line || /[\p{L}\d]/u.test(kept) ? kept : '';
}

/** `2024-01-09` as it is read in a language. */
export function dateText(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${iso}T00:00:00Z`));
}
