import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import copy from '../../../content/copy/pt/terms.json' with { type: 'json' };
import { groups } from './groups.ts';
import { sharedPlace, whereUsed } from './where-used.ts';

test('every term, and no other, has a place', () => {
  expect(Object.keys(whereUsed).toSorted()).toEqual(Object.keys(copy.terms).toSorted());
});

test('the groups contain every term once, in the order of the copy', () => {
  expect(groups.flatMap(({ terms }) => terms)).toEqual(Object.keys(copy.terms));
  expect(groups.map(({ name }) => name)).toEqual(Object.keys(copy.groups));
});

test.each(Object.entries(whereUsed))(
  'the page that %s links to uses the term',
  async (term, { routeRef }) => {
    // The id of a policy contains it.
    if (typeof routeRef !== 'string') return expect(routeRef.document).toMatch(new RegExp(term, 'u'));
    expect(await readFile(`content/copy/pt/${routeRef}.json`, 'utf8')).toContain(`<${term}>`);
  },
);

test('a place that all terms of a group share belongs to the group', () => {
  const shared = groups.map(({ terms }) => sharedPlace(terms)?.name);
  expect(shared).toEqual(['national', 'global', 'wallet', undefined]);
});
