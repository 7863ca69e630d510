import { describe, expect, test } from 'vitest';
import { errorReport, sendFailureReport, withoutPersonalData } from './report.ts';

const page = new URL('https://www.ether.example/pt/contact?lng=pt&mail=ana@ether.example#form');

describe('a report', () => {
  test('says where it was, and leaves out what was asked for there', () => {
    expect(
      errorReport(page, new TypeError('x is not a function'), { source: '/assets/a.js', line: 3 }),
    ).toEqual({
      type: 'javascript-error',
      age: 0,
      url: 'https://www.ether.example/pt/contact',
      body: { name: 'TypeError', message: 'x is not a function', source: '/assets/a.js', line: 3 },
    });
  });

  test('takes whatever a promise is rejected with', () => {
    expect(errorReport(page, 'gone').body).toEqual({ name: 'Error', message: 'gone' });
    expect(errorReport(page, undefined).body.message).toBe('undefined');
  });

  test('of a message that was not sent holds the form and the status alone', () => {
    expect(sendFailureReport(page, 'lead', 429).body).toEqual({ form: 'lead', status: 429 });
  });
});

test.each([
  ['no field ana.souza@ether.example here', 'no field [address] here'],
  ['phone +55 (11) 98888-7777 is wrong', 'phone [number] is wrong'],
  ['Failed to fetch https://a.example/x?name=Ana', 'Failed to fetch https://a.example/x'],
  ['x'.repeat(400), 'x'.repeat(300)],
  ['line 12 of 300', 'line 12 of 300'],
])('what may be personal does not leave the browser: %s', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});
