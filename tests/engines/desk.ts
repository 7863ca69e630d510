/** The editors' desk in a browser that opens no folders of its own. */
import assert from 'node:assert/strict';
import { freePort } from '../../server/free-port.ts';
import { type Desk, startDesk } from '../desk/desk.ts';
import type { Check } from './checks.ts';
import { type Engine, until } from './engine.ts';

const file = 'content/copy/pt/errors.json';
const field = '[data-locale="pt"] [data-key-path="home"] :is(input, textarea)';

/** Presses a button by its name. Not at its place: the first screen of the desk still moves when it is there. */
function pressButton(engine: Engine, name: string): Promise<boolean> {
  return until(`the button “${name}”`, () =>
    engine.read<boolean>(`(() => {
      const button = [...document.querySelectorAll('button:enabled')].find((each) => each.textContent.trim() === '${name}');
      button?.click();
      return button !== undefined;
    })()`),
  );
}

/** Opens the desk on the project as if for the first time that day, and a form in it. */
async function openForm(engine: Engine, { origin }: Desk): Promise<void> {
  const isThere = (selector: string) =>
    engine.read<boolean>(`document.querySelector('${selector}') !== null`);
  await engine.open('about:blank');
  await engine.open(`${origin}/`);
  await pressButton(engine, 'Trabalhar com Repositório Local');
  await until('the list of forms', () => isThere('[role="grid"]'));
  await engine.read(`(location.hash = '#/collections/copy/entries/errors')`);
  await until('the form', () => isThere(field));
}

export const deskChecks: Check[] = [
  {
    name: 'the editors’ desk opens, opens a second time, and writes what is saved to its file',
    run: async (engine) => {
      const desk = await startDesk(await freePort());
      try {
        await openForm(engine, desk);
        await openForm(engine, desk);
        const before = desk.read(file);
        await engine.press(field);
        await engine.type('Já');
        await pressButton(engine, 'Salvar');
        await until('the file to change', async () => desk.read(file) !== before);
        assert.equal(desk.read(file).length, before.length + 'Já'.length);
      } finally {
        await engine.open('about:blank');
        await desk.stop();
      }
    },
  },
];
