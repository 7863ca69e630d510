/** The forms in other engines: sending, a second Enter, a refusal, no network. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addressOf } from '../pages.ts';
import { copyOf } from '../words.ts';
import { type Check, visit } from './checks.ts';
import { type Engine, enterKey, until } from './engine.ts';
import type { Site } from './site.ts';

const copy = copyOf('pt', 'forms');
const submit = 'main form[method=post] [type=submit]';
const sent = (engine: Engine) =>
  until('the answer', () => engine.read<boolean>(`document.querySelector('main [data-sent]') !== null`));
const valueOf = (engine: Engine, name: string) =>
  engine.read<string>(`document.querySelector('main form [name=${name}]').value`);

/** Waits for the failure that is said, and gives its words. */
const failure = (engine: Engine) =>
  until('a failure', () =>
    // Its place is there before its words.
    engine.read<string | null>(`document.querySelector('main [role=alert]')?.textContent || null`),
  );

/** Opens the page of the form and types a message. */
async function write(engine: Engine, { origin }: Site, email: string): Promise<void> {
  await visit(engine, origin + addressOf('contact', 'pt', true));
  for (const [name, text] of [
    ['from_name', 'Ana Souza'],
    ['from_email', email],
    ['from_telefone', '11987654321'],
    ['message', 'Bom dia'],
  ] as const) {
    await engine.press(`main form [name=${name}]`);
    await engine.type(text);
  }
  assert.equal(await valueOf(engine, 'from_telefone'), '(11) 98765-4321');
}

async function messagesOf({ mailbox }: Site, email: string): Promise<Record<string, string>[]> {
  return (await mailbox.list()).map(({ fields }) => fields).filter(({ from_email }) => from_email === email);
}

const anybody = () => `${randomUUID()}@example.com`;

export const formChecks: Check[] = [
  {
    name: 'a message arrives once, and a second Enter leaves its answer standing',
    run: async (engine, site) => {
      const email = anybody();
      await write(engine, site, email);
      await engine.press(submit);
      await sent(engine);
      await engine.key(enterKey);
      await engine.key(enterKey);
      await sent(engine);
      const [message, ...others] = await messagesOf(site, email);
      assert.deepEqual(others, []);
      assert.match(message!.message_id!, /^[0-9a-f]{32}$/u);
      assert.equal(message!.form, 'contact');
      assert.equal(message!.from_telefone, '(11) 98765-4321');
    },
  },
  {
    name: 'a refusal says why, and keeps what was typed',
    run: async (engine, site) => {
      await write(engine, site, 'status-503@fault.example');
      await engine.press(submit);
      assert.equal(await failure(engine), copy.failed.title.replace('{reason}', 'As ordered'));
      assert.equal(await valueOf(engine, 'message'), 'Bom dia');
      assert.equal(await engine.read(`document.activeElement.matches('[type=submit]')`), true);
      engine.complaints();
    },
  },
  {
    name: 'without network nothing is lost, and the message goes out later',
    run: async (engine, site) => {
      const email = anybody();
      await write(engine, site, email);
      site.cut(true);
      await engine.press(submit);
      const said = await failure(engine).finally(() => site.cut(false));
      assert.equal(said, copy.failed.title.replace('{reason}', 'Network Error'));
      assert.equal(await valueOf(engine, 'message'), 'Bom dia');
      await engine.press(submit);
      await sent(engine);
      assert.equal((await messagesOf(site, email)).length, 1);
      engine.complaints();
    },
  },
];
