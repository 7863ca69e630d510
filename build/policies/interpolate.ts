/** Inserts dates, titles and conditional sentences into the Markdown of a policy before it is parsed. */
import { type Language, localeOf } from '../../src/language/languages.ts';
import type { FrontMatter } from './list.ts';
import type { Facts } from './parse.ts';

/** Values by name: `{updated}`, `{version}`, `{cookies.effective}`. */
export type Values = Record<string, string>;

/** The values of a document's front matter. */
export function frontMatterValues(front: FrontMatter, language: Language): Values {
  const values: Values = {
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
 * Inserts the values: `{updated}`; the title of a document into `[](policy:due-diligence)`; text between `{if
 * helpDesk}` and `{/if}` on one line only if the fact is given, text after `{else}` if it is not. A line that
 * becomes empty stays, so that line numbers match. Facts, and unknown names, are left to the parser, which
 * isolates or reports them.
 */
export function interpolate(body: string, values: Values, titles: Values, facts: Facts): string {
  return body
    .split('\n')
    .map((line) => withConditions(line, facts))
    .join('\n')
    .replaceAll(/\[\]\(policy:([\w-]+)\)/gu, (link, id: string) =>
      link.replace('[]', `[${titles[id] ?? ''}]`),
    )
    .replaceAll(/\{([\w.]+)\}/gu, (token, name: string) => values[name] ?? token);
}

/** Applies the conditions of a line; empty if nothing but markup is left. */
function withConditions(line: string, facts: Facts): string {
  const kept = line.replaceAll(/\{if (\w+)\}(.*?)\{\/if\}/gu, (whole, name: string, words: string) => {
    if (facts[name] === undefined) return whole;
    const [given = '', otherwise = ''] = words.split('{else}');
    return facts[name] ? given : otherwise;
  });
  return kept === line || /[\p{L}\d]/u.test(kept) ? kept : '';
}

/** Formats an ISO date in a language. */
export function dateText(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${iso}T00:00:00Z`));
}
