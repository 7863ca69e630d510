/** The desk's form for a part of the copy, from what stands in it: a key that is added is a field of it. */
import type { Field } from '@sveltia/cms';
import { placeholdersIn } from '../../../build/check/copy.ts';
import { longest } from '../../../build/check/copy.ts';
import { hints, keyNames } from './words.ts';

/** Of what is quoted in a label, in characters. */
const longestQuote = 48;

/** Strings, and objects of them. */
export interface CopyTree {
  [key: string]: string | CopyTree;
}

/**
 * Makes the fields of a form.
 * @param part the part of the copy, which lengths are asked for by
 * @param copy its Portuguese
 * @param english its English: the words of both name what the desk has no name for
 * @param notes what translators are told, by path
 * @param path the keys that lead here
 */
export function copyFields(
  part: string,
  copy: CopyTree,
  english: CopyTree,
  notes: Record<string, string>,
  path: readonly string[] = [],
): Field[] {
  return Object.entries(copy).map(([key, value]): Field => {
    const keys = [...path, key];
    const inEnglish = english[key];
    if (typeof value === 'string') {
      const label = keyNames[key] ?? quoted([value, typeof inEnglish === 'string' ? inEnglish : undefined]);
      return stringField(part, keys, value, label, notes);
    }
    const theirs = typeof inEnglish === 'object' ? inEnglish : {};
    return {
      name: key,
      label: sectionLabel(key, value, theirs),
      widget: 'object',
      i18n: true,
      fields: copyFields(part, value, theirs, notes, keys),
    };
  });
}

function stringField(
  part: string,
  keys: readonly string[],
  text: string,
  label: string,
  notes: Record<string, string>,
): Field {
  const path = keys.join('.');
  const places = placeholdersIn(text).split(' ').filter(Boolean);
  const maxlength = longest(part, path);
  const note = Object.entries(notes).find(([each]) => path === each || path.startsWith(`${each}.`))?.[1];
  const hint = [
    note?.replaceAll(/[*_~[\]<>]/gu, String.raw`\$&`),
    places.length > 0 && hints.keep(shown(places)),
    maxlength && hints.longest(maxlength),
  ];
  return {
    name: keys.at(-1)!,
    label,
    // What is longer than a line in a form, or may have lines of its own.
    widget: text.length > 60 || text.includes('\n') ? 'text' : 'string',
    i18n: true,
    required: true,
    hint: hint.filter(Boolean).join(' — '),
    ...(maxlength && { maxlength }),
    ...(places.length > 0 && { pattern: [withPlaces(places), hints.keep(places.join(' '))] }),
  } as Field;
}

/** The name of a section, and its heading as it is read on the page; without either, the first words that stand in it. */
function sectionLabel(key: string, portuguese: CopyTree, english: CopyTree): string {
  const name = keyNames[key];
  const headings = quoted([headingOf(portuguese), headingOf(english)]);
  if (name) return headings ? `${name}: ${headings}` : name;
  return headings || quoted([firstText(portuguese), firstText(english)]);
}

function headingOf({ title, name, description }: CopyTree): string | undefined {
  // What only search engines show is no heading of the page.
  if (description) return undefined;
  const heading = title ?? name;
  return typeof heading === 'string' ? heading : undefined;
}

function firstText(copy: CopyTree): string | undefined {
  const [first] = Object.values(copy);
  return typeof first === 'object' ? firstText(first) : first;
}

/** Words as they stand on the page, in both languages; the beginning of what is long. */
function quoted(texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `“${beginningOf(plainText(text))}”`)
    .join(' · ');
}

function beginningOf(text: string): string {
  if (text.length <= longestQuote) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestQuote))}…`;
}

function plainText(text: string): string {
  return text.replaceAll(/<\/?\w+>/gu, '');
}

/** Marks as text of the hint, which takes Markdown. */
function shown(places: readonly string[]): string {
  return places.map((place) => place.replaceAll(/[<>_]/gu, String.raw`\$&`)).join(' ');
}

/** What matches a text that has every one of the places, as often as they are named. */
function withPlaces(places: readonly string[]): string {
  const escaped = places.map((place) => place.replaceAll(/[{}/]/gu, String.raw`\$&`));
  const wanted = [...new Set(escaped)].map((place) => {
    const times = escaped.filter((each) => each === place).length;
    return `(?=(?:[\\s\\S]*?${place}){${times}})`;
  });
  return `^${wanted.join('')}[\\s\\S]*$`;
}
