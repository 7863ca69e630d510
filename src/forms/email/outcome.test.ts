import { expect, it } from 'vitest';
import { failureOf } from './outcome.ts';

it.each([
  [{ status: 451, text: 'Unavailable For Headless Browser' }, 'headless', 451],
  [{ status: 403, text: 'Forbidden' }, 'blocked', 403],
  [{ status: 429, text: 'Too Many Requests' }, 'limited', 429],
  [{ status: 0, text: 'Network Error' }, 'network', 0],
  [{ status: 500, text: 'Oops' }, 'refused', 500],
  [{ status: 400, text: 'The service ID not found' }, 'refused', 400],
])('reads %o', (reason, kind, status) => {
  expect(failureOf(reason)).toEqual({ kind, status, text: reason.text });
});

it('takes a string for an error of configuration', () => {
  expect(failureOf('The public key is required')).toEqual({
    kind: 'configuration',
    status: 0,
    text: 'The public key is required',
  });
});

it.each([new TypeError('Failed to fetch'), undefined, null, {}, { status: '500' }])(
  'takes %o for a network error',
  (reason) => {
    expect(failureOf(reason)).toEqual({ kind: 'network', status: 0, text: 'Network Error' });
  },
);

it('says the status where the service says nothing', () => {
  expect(failureOf({ status: 502, text: ' \n' }).text).toBe('HTTP 502');
});

it.each([
  '<html>\n  <body>Internal Server Error',
  '<!DOCTYPE html><title>500</title>',
  'Error <h1>Bad Gateway</h1>',
])('says the status where the service answers with markup: %j', (text) => {
  expect(failureOf({ status: 500, text }).text).toBe('HTTP 500');
});

it('keeps a text with an angle in it, and shortens a long one to what a person would read', () => {
  expect(failureOf({ status: 400, text: 'limit < 50 KB' }).text).toBe('limit < 50 KB');
  const { text } = failureOf({ status: 502, text: `Busy\n ${'x'.repeat(5000)}` });
  expect(text).toMatch(/^Busy x+…$/u);
  expect(text.length).toBeLessThanOrEqual(201);
});
