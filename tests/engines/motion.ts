/** Moves between pages with motion allowed, as in `tests/navigation-motion.spec.ts`: for engines that animate them. */
import assert from 'node:assert/strict';
import { addressOf } from '../pages.ts';
import { holdTransitions, pressAll, releaseTransition, skipTransitions } from '../transitions.ts';
import { copyOf } from '../words.ts';
import { type Check, visit } from './checks.ts';
import { type Engine, until } from './engine.ts';

type Part = 'products' | 'services' | 'partners';

/** Runs a function of ours in the page. */
const call = <Arguments extends unknown[]>(
  engine: Engine,
  run: (...given: Arguments) => void,
  ...given: Arguments
) => engine.read(`(${String(run)})(...${JSON.stringify(given)}) ?? null`);

const path = (part: Part, language: 'en' | 'es' = 'en') => addressOf(part, language, true);
const toPage = (part: Part) => `footer a[href="${path(part)}"]`;
const press = (engine: Engine, ...selectors: string[]) => call(engine, pressAll, selectors);

/** Waits until everything that says where the visitor is says the same. */
async function isAt(engine: Engine, part: Part, language: 'en' | 'es' = 'en'): Promise<void> {
  const expected = [
    path(part, language),
    copyOf(language, part).meta.title,
    language,
    path(part, language),
    1,
  ];
  const is = () =>
    engine.read<unknown[]>(`[
      location.pathname,
      document.title,
      document.documentElement.lang,
      document.querySelector('header [aria-current=page]')?.getAttribute('href'),
      document.querySelectorAll('main h1').length,
    ]`);
  await until(`${part} in ${language}`, async () => JSON.stringify(await is()) === JSON.stringify(expected));
}

const isAddress = (engine: Engine, address: string) =>
  until(address, async () => (await engine.read(`location.pathname`)) === address);

/** Lets go of the transitions that are held back, those too that begin meanwhile, until the page is there. */
async function releaseUntilAt(engine: Engine, part: Part, language: 'en' | 'es' = 'en'): Promise<void> {
  const { title } = copyOf(language, part).meta;
  await until(title, async () => {
    await call(engine, releaseTransition);
    return (await engine.read(`document.title`)) === title;
  });
  await isAt(engine, part, language);
}

/** Opens the products with the tests' own start of a transition. */
async function start(engine: Engine, origin: string, prepare?: () => void): Promise<void> {
  await visit(engine, origin + path('products'));
  assert.equal(await engine.read(`matchMedia('(prefers-reduced-motion: no-preference)').matches`), true);
  assert.equal(await engine.read(`'startViewTransition' in document`), true);
  if (prepare) await call(engine, prepare);
}

export const motionChecks: Check[] = [
  {
    name: 'with motion: a link, and back',
    run: async (engine, { origin }) => {
      await start(engine, origin);
      await press(engine, toPage('partners'));
      await isAt(engine, 'partners');
      assert.equal(await engine.read(`document.activeElement.tagName`), 'H1');
      await engine.back();
      await isAt(engine, 'products');
    },
  },
  {
    name: 'with motion: a press on the heels of another, and the later one holds',
    run: async (engine, { origin }) => {
      await start(engine, origin);
      for (let round = 0; round < 3; round += 1) {
        await press(engine, toPage('services'), toPage('partners'));
        await isAt(engine, 'partners');
        await press(engine, toPage('services'));
        await isAt(engine, 'services');
      }
    },
  },
  {
    name: 'with motion: a press while the transition before it waits',
    run: async (engine, { origin }) => {
      await start(engine, origin, holdTransitions);
      await press(engine, toPage('services'));
      await isAddress(engine, path('services'));
      await press(engine, toPage('partners'));
      await isAddress(engine, path('partners'));
      await releaseUntilAt(engine, 'partners');
    },
  },
  {
    name: 'with motion: a language chosen in the midst of a transition is that of the page that comes',
    run: async (engine, { origin }) => {
      await start(engine, origin, holdTransitions);
      await press(engine, toPage('services'));
      await isAddress(engine, path('services'));
      await press(engine, '#language a[hreflang=es]');
      await isAddress(engine, path('services', 'es'));
      await releaseUntilAt(engine, 'services', 'es');
    },
  },
  {
    name: 'with motion: a window that nobody sees skips the motion, not the page',
    run: async (engine, { origin }) => {
      await start(engine, origin, skipTransitions);
      await press(engine, toPage('partners'));
      await isAt(engine, 'partners');
    },
  },
];
