import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, timedOut } from './email/outcome.ts';
import { createFormStore, pendingIn, type Send, timeoutMs } from './form-store.ts';
import type { MessageContext } from './message.ts';

const context: MessageContext = {
  language: 'pt',
  page: 'https://site.example/contact',
  suspectedMachine: false,
};
const ok: Outcome = { kind: 'sent', status: 200, text: 'OK' };
const busy: Outcome = { kind: 'refused', status: 503, text: 'Busy' };

/** A store whose messages are answered by the test, in the order in which it wants. */
function setUp() {
  const sent: {
    fields: Record<string, string>;
    signal: AbortSignal;
    answer: (outcome: Outcome) => Promise<void>;
  }[] = [];
  const send: Send = (fields, { signal }) =>
    new Promise((resolve) => {
      sent.push({
        fields,
        signal,
        answer: async (outcome) => {
          resolve(outcome);
          await Promise.resolve();
          await Promise.resolve();
        },
      });
    });
  const store = createFormStore('lead', send);
  const write = () => {
    store.setValue('from_name', ' Ana ');
    store.setValue('from_email', 'ana@example.com');
    store.setValue('consent', 'accepted');
  };
  write();
  return { store, sent, write };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a message', () => {
  it('carries what was typed, and what the bank needs to file it', () => {
    const { store, sent } = setUp();
    store.send(context);
    expect(sent[0]!.fields).toEqual({
      from_name: 'Ana',
      from_email: 'ana@example.com',
      consent: 'accepted',
      consent_policy: expect.stringMatching(/^lgpd-guidelines \d+\.\d+$/u),
      consent_language: 'pt',
      consent_time: '2026-11-22T12:00:00.000Z',
      message_id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      form: 'lead',
      language: 'pt',
      page: 'https://site.example/contact',
    });
  });

  it('is marked, not dropped, when the trap for machines was filled in', () => {
    const { store, sent } = setUp();
    store.send({ ...context, suspectedMachine: true });
    expect(sent[0]!.fields.suspected_machine).toBe('yes');
  });

  it('goes out once, however often it is sent', () => {
    const { store, sent } = setUp();
    store.send(context);
    store.send(context);
    expect(sent).toHaveLength(1);
  });

  it('keeps its id, and the time of its consent, when the same text is sent again', async () => {
    const { store, sent } = setUp();
    store.send(context);
    await sent[0]!.answer(busy);
    vi.advanceTimersByTime(60_000);
    store.send({ ...context, language: 'en' });
    expect(sent[1]!.fields).toEqual(sent[0]!.fields);
  });

  it('has another id when the text is another, and after a success', async () => {
    const { store, sent, write } = setUp();
    store.send(context);
    await sent[0]!.answer(busy);
    store.setValue('from_name', 'Lia');
    store.send(context);
    await sent[1]!.answer(ok);
    write();
    store.send(context);
    expect(new Set(sent.map(({ fields }) => fields.message_id)).size).toBe(3);
  });
});

describe('an answer', () => {
  it('empties the form when it is good, and keeps everything when it is not', async () => {
    const { store, sent } = setUp();
    store.send(context);
    await sent[0]!.answer(busy);
    expect(store.state()).toMatchObject({ values: { from_name: ' Ana ' }, status: { kind: 'failed' } });
    store.send(context);
    await sent[1]!.answer(ok);
    expect(store.state()).toMatchObject({ values: {}, status: { kind: 'sent', replyTo: 'ana@example.com' } });
  });

  it('that does not come in time leaves it open whether the message arrived', () => {
    const { store, sent } = setUp();
    store.send(context);
    vi.advanceTimersByTime(timeoutMs);
    expect(store.state().status).toEqual({ kind: 'failed', failure: timedOut });
    expect(pendingIn(store.state())).toBe('unanswered');
    expect(sent[0]!.signal.aborted).toBe(true);
  });

  it.each([
    ['after its time', 0],
    ['to the first of two attempts', 1],
  ])('%s is taken all the same', async (_what, again) => {
    const { store, sent } = setUp();
    store.send(context);
    vi.advanceTimersByTime(timeoutMs);
    if (again) store.send(context);
    await sent[0]!.answer(ok);
    expect(store.state().status.kind).toBe('sent');
    // What the other attempt is answered changes nothing any more.
    await sent[1]?.answer(busy);
    vi.advanceTimersByTime(timeoutMs);
    expect(store.state().status.kind).toBe('sent');
  });

  it('to an earlier attempt that failed does not end the one that is under way', async () => {
    const { store, sent } = setUp();
    store.send(context);
    vi.advanceTimersByTime(timeoutMs);
    store.send(context);
    await sent[0]!.answer(busy);
    expect(store.state().status.kind).toBe('sending');
  });

  it('to a text that was changed or thrown away meanwhile touches nothing', async () => {
    const { store, sent, write } = setUp();
    store.send(context);
    vi.advanceTimersByTime(timeoutMs);
    store.setValue('from_name', 'Lia');
    await sent[0]!.answer(ok);
    expect(store.state().values.from_name).toBe('Lia');
    store.reset();
    write();
    await sent[0]!.answer(ok);
    expect(store.state().status.kind).toBe('writing');
  });

  it.each([
    ['a success', ok],
    ['a failure', busy],
    ['none in time', null],
  ])('leaves no form at sending when a value was changed under way: %s', async (_, outcome) => {
    const { store, sent } = setUp();
    store.send(context);
    store.setValue('from_name', 'Lia');
    if (outcome) await sent[0]!.answer(outcome);
    else vi.advanceTimersByTime(timeoutMs);
    expect(store.state().status.kind).toBe('writing');
    expect(store.state().values.from_name).toBe('Lia');
    store.send(context);
    expect(sent[1]!.fields.message_id).not.toBe(sent[0]!.fields.message_id);
  });

  it('has just come for a second, or until something is typed', async () => {
    const { store, sent } = setUp();
    expect(store.justAnswered()).toBe(false);
    store.send(context);
    await sent[0]!.answer(busy);
    expect(store.justAnswered()).toBe(true);
    store.setValue('from_name', 'Lia');
    expect(store.justAnswered()).toBe(false);
    store.send(context);
    await sent[1]!.answer(busy);
    vi.advanceTimersByTime(1000);
    expect(store.justAnswered()).toBe(false);
  });
});

it('says what closing would leave behind', async () => {
  const { store, sent } = setUp();
  const pending = () => pendingIn(store.state());
  expect(pending()).toBe('unsent');
  store.send(context);
  expect(pending()).toBe('sending');
  await sent[0]!.answer(busy);
  expect(pending()).toBe('unsent');
  store.reset();
  expect(pending()).toBe('nothing');
  store.setValue('consent', 'accepted');
  expect(pending()).toBe('unsent');
});

describe('a question that was written for the visitor', () => {
  it('counts as nothing typed until it is changed, and gives way to another', () => {
    const { store } = setUp();
    store.reset();
    store.suggest('One question.');
    expect(pendingIn(store.state())).toBe('nothing');
    const { edition } = store.state();
    store.suggest('Another question.');
    expect(store.state()).toMatchObject({
      values: { message: 'Another question.' },
      edition: edition + 1,
    });
    store.setValue('message', 'Another question. And this.');
    expect(pendingIn(store.state())).toBe('unsent');
  });

  it('takes the place of nothing that was typed, and keeps the other fields', () => {
    const { store } = setUp();
    store.suggest('A question.');
    expect(store.state().values).toMatchObject({ from_name: ' Ana ', message: 'A question.' });
    store.setValue('message', 'My own.');
    store.suggest('Another question.');
    expect(store.state().values.message).toBe('My own.');
  });
});
