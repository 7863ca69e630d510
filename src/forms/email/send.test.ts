import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFailureEvent } from '../../reporting/send-failure.ts';
import type { Outcome } from './outcome.ts';
import { sendEmail } from './send.ts';

let outcome: Promise<Outcome>;
vi.mock('./client.ts', () => ({ emailClient: () => ({ sendForm: () => outcome }) }));

const window = new EventTarget();
let told: unknown[];

beforeEach(() => {
  told = [];
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event));
  window.addEventListener(sendFailureEvent, listen);
});
afterEach(() => {
  window.removeEventListener(sendFailureEvent, listen);
  vi.unstubAllGlobals();
});

function listen(event: Event) {
  told.push((event as CustomEvent<unknown>).detail);
}

const fields = { form: 'lead', from_email: 'ana@example.com' };
const send = (signal?: AbortSignal) => sendEmail(fields, { limitId: 'lead', ...(signal && { signal }) });

test('what is refused is told to the operator, with the form and the status and nothing else', async () => {
  outcome = Promise.resolve({ kind: 'refused', status: 503, text: 'Busy' });
  await send();
  expect(told).toEqual([{ form: 'lead', status: 503 }]);
});

test('what arrives is told to nobody', async () => {
  outcome = Promise.resolve({ kind: 'sent', status: 200, text: 'OK' });
  await send();
  expect(told).toEqual([]);
});

test('an answer that nobody waits for any more is told once, also when it comes after all', async () => {
  const waiting = new AbortController();
  let answer: (late: Outcome) => void;
  outcome = new Promise((resolve) => {
    answer = resolve;
  });
  const sent = send(waiting.signal);
  waiting.abort();
  expect(told).toEqual([{ form: 'lead', status: 0 }]);
  answer!({ kind: 'refused', status: 503, text: 'Busy' });
  await sent;
  expect(told).toEqual([{ form: 'lead', status: 0 }]);
});
