import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import copy from '../../../content/copy/pt/terms.json' with { type: 'json' };
import { groups } from './groups.ts';
import { sharedPlace, whereUsed } from './where-used.ts';

test('every term has a place, and no place is of a term that is gone', () => {
  expect(Object.keys(whereUsed).toSorted()).toEqual(Object.keys(copy.terms).toSorted());
});

test('every term is in one group, and the whole is in the order of the words', () => {
  expect(groups.flatMap(({ terms }) => terms)).toEqual(Object.keys(copy.terms));
  expect(groups.map(({ name }) => name)).toEqual(Object.keys(copy.groups));
});

test.each(Object.entries(whereUsed))('the page that %s leads to explains it', async (term, { routeRef }) => {
  // A policy's id says it.
  if (typeof routeRef !== 'string') return expect(routeRef.document).toMatch(new RegExp(term, 'u'));
  expect(await readFile(`content/copy/pt/${routeRef}.json`, 'utf8')).toContain(`<${term}>`);
});

test('a way that terms of a group share is that of the group', () => {
  const shared = groups.map(({ terms }) => sharedPlace(terms)?.name);
  expect(shared).toEqual(['national', 'global', 'wallet', undefined]);
});
