/** The desk's form for a part of the copy, from what stands in it: a key that is added is a field of it. */
import type { Field } from '@sveltia/cms';
import { placeholdersIn } from '../../../build/check/copy.ts';
import { longest } from '../../../build/check/lengths.ts';
import { hints, keyNames } from './words.ts';

/** Strings, and objects of them. */
export interface CopyTree {
  [key: string]: string | CopyTree;
}

/**
 * Makes the fields of a form.
 * @param part the part of the copy, which lengths are asked for by
 * @param copy its Portuguese
 * @param english its English: the headings of both name the sections
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
    if (typeof value === 'string') return stringField(part, keys, value, notes);
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
  notes: Record<string, string>,
): Field {
  const key = keys.at(-1)!;
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
    name: key,
    label: keyNames[key] ?? key,
    // What is longer than a line in a form, or may have lines of its own.
    widget: text.length > 60 || text.includes('\n') ? 'text' : 'string',
    i18n: true,
    required: true,
    hint: hint.filter(Boolean).join(' — '),
    ...(maxlength && { maxlength }),
    ...(places.length > 0 && { pattern: [withPlaces(places), hints.keep(places.join(' '))] }),
  } as Field;
}

/** The name of a section, and its heading as it is read on the page. */
function sectionLabel(key: string, portuguese: CopyTree, english: CopyTree): string {
  const headings = [portuguese, english]
    // What only search engines show is no heading of the page.
    .map(({ title, name, description }) => (description ? undefined : (title ?? name)))
    .filter((each) => typeof each === 'string');
  const quoted = headings.length > 0 ? `: ${headings.map((each) => `“${plainText(each)}”`).join(' · ')}` : '';
  return `${keyNames[key] ?? key}${quoted}`;
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
