/** The core of the whole-site tests: what must work in every engine. */
import assert from 'node:assert/strict';
import { addressOf, allRouteRefs, languages, type Language, type RouteRef } from '../pages.ts';
import { directionOf } from '../../src/language/languages.ts';
import { expectedRoles, tableRoles } from '../table-roles.ts';
import { copyOf } from '../words.ts';
import { type Check, running, visit } from './checks.ts';
import { type Engine, escapeKey, tabKey, until } from './engine.ts';

const path = (routeRef: RouteRef, language: Language = 'pt') => addressOf(routeRef, language, true);
const heading = (engine: Engine) =>
  engine.read<string>(`document.querySelector('main h1')?.textContent ?? ''`);

/** A page in a language is whole, and nothing hangs over its edge on a phone. */
function pageCheck(routeRef: RouteRef, language: Language): Check {
  return {
    name: `${language} ${typeof routeRef === 'string' ? routeRef : routeRef.document}`,
    run: async (engine, { origin }) => {
      await visit(engine, origin + path(routeRef, language));
      assert.equal(await engine.read(`document.documentElement.lang`), language);
      assert.equal(await engine.read(`document.documentElement.dir`), directionOf(language));
      assert.notEqual(await heading(engine), '');
      assert.equal(
        await engine.read(`getComputedStyle(document.querySelector('h1')).direction`),
        directionOf(language),
      );
      assert.deepEqual(
        await engine.read(`[document.documentElement, document.body]
          .filter((each) => each.scrollWidth > innerWidth).map((each) => each.scrollWidth - innerWidth)`),
        [],
        'the page hangs over its edge',
      );
      assert.deepEqual(
        await engine.read(`[...document.images]
          .filter((each) => each.complete && each.currentSrc && each.naturalWidth === 0)
          .map((each) => each.currentSrc)`),
        [],
        'pictures that cannot be shown',
      );
    },
  };
}

const pages = [
  ...allRouteRefs().map((routeRef) => pageCheck(routeRef, 'pt')),
  ...languages.filter((each) => each !== 'pt').map((language) => pageCheck('home', language)),
];

/**
 * Walks a page by Tab.
 * @returns for each stop nothing, or the element where it is neither a control nor has a role and a name
 */
async function tabStops(engine: Engine): Promise<string[]> {
  const stops: string[] = [];
  await engine.read(
    `(document.activeElement.blur(), document.getSelection().collapse(document.body, 0)) ?? null`,
  );
  for (let count = 0; count < 60; count++) {
    await engine.key(tabKey);
    const stop = await engine.read<string | null>(`(() => {
      const stop = document.activeElement;
      if (stop === document.body) return null;
      const named = stop.hasAttribute('role') && stop.matches('[aria-label], [aria-labelledby]');
      return stop.matches('a, button, input, textarea, summary') || named ? '' : stop.outerHTML.slice(0, 120);
    })()`);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

const ways: Check[] = [
  {
    name: 'a link leads to the page, in place where the engine can, and back returns',
    run: async (engine, { origin }) => {
      await visit(engine, origin + path('home'));
      const before = await heading(engine);
      await engine.read(`(window.sameDocument = true)`);
      await engine.press(`footer a[href="${path('products')}"]`);
      await until('the next page', async () => (await heading(engine)) !== before);
      assert.equal(await engine.read(`location.pathname`), path('products'));
      // Without the Navigation API the page is loaded whole.
      const inPlace = await engine.read<boolean>(`'navigation' in window`);
      assert.equal(await engine.read(`window.sameDocument === true`), inPlace);
      assert.equal(await engine.read(`document.activeElement.tagName`), inPlace ? 'H1' : 'BODY');
      await engine.back();
      await until('the page before', async () => (await heading(engine)) === before);
    },
  },
  {
    name: 'the language dialog opens, closes with Escape, and changes to Arabic in place',
    run: async (engine, { origin }) => {
      await visit(engine, origin + path('about-us'));
      const open = () => engine.read<boolean>(`document.getElementById('language').matches('[open]')`);
      const button = 'button[commandfor="language"]';
      if (
        !(await engine.read<boolean>(
          `[...document.querySelectorAll('${button}')].some((each) => each.checkVisibility())`,
        ))
      ) {
        await engine.press('button[commandfor="menu"]');
      }
      await engine.press(button);
      await until('the dialog', open);
      await engine.key(escapeKey);
      await until('the dialog to close', async () => !(await open()));
      await engine.press(button);
      await until('the dialog', open);
      await engine.press('#language a[hreflang="ar"]');
      await until('Arabic', () => engine.read<boolean>(`document.documentElement.lang === 'ar'`));
      assert.equal(await engine.read(`document.documentElement.dir`), 'rtl');
      assert.equal(await engine.read(`location.pathname`), path('about-us', 'ar'));
    },
  },
  {
    name: 'an address without language is shown in the visitor’s',
    run: async (engine, { origin }) => {
      await engine.open(`${origin}/about-us?lng=zh`);
      await running(engine);
      assert.equal(await engine.read(`document.documentElement.lang`), 'zh');
      await engine.open(`${origin}/products`);
      await running(engine);
      assert.equal(await engine.read(`document.documentElement.lang`), 'zh');
      assert.equal(await engine.read(`location.pathname`), '/products');
    },
  },
  {
    name: 'a table is a table, also where its cells are set one below the other',
    run: async (engine, { origin }) => {
      for (const width of [1280, 480]) {
        await engine.resize(width, 900);
        await visit(engine, `${origin}${path({ document: 'due-diligence' })}?view=text`);
        const expected = await engine.read<Record<string, number>>(`(${String(expectedRoles)})()`);
        assert.ok(expected.table! > 0);
        const found: Record<string, number> = {};
        for (const role of tableRoles) found[role] = await engine.countRole(role);
        assert.deepEqual(found, expected, `at ${width} px`);
      }
      await engine.resize(1280, 900);
    },
  },
  {
    name: 'the path of money and the questions before an account are told by role and name',
    run: async (engine, { origin }) => {
      for (const language of ['pt', 'ar'] as const) {
        const { choices, from } = copyOf(language, 'money-path');
        const { who, tax } = copyOf(language, 'before-account');
        const told: [RouteRef, string, string, string][] = [
          ['services', '#money-path nav', 'navigation', choices],
          ['services', '#money-path nav a', 'link', from.pix],
          ['sign-up', '#before-account fieldset', 'group', who.title],
          ['sign-up', '#before-account [name=before-tax]', 'radio', tax.no],
        ];
        for (const [routeRef, selector, role, name] of told) {
          await visit(engine, origin + path(routeRef, language));
          await engine.read(`document.querySelector('${selector}').scrollIntoView() ?? null`);
          // The HTML has a path for every pair; WebKit cannot tell of what another took the place of meanwhile.
          await until('one path', () =>
            engine.read<boolean>(`document.querySelectorAll('#money-path nav').length < 2`),
          );
          await until(
            `${role} “${name}” in ${language}`,
            async () => (await engine.countNamed(selector, role, name)) === 1,
          );
        }
      }
    },
  },
  {
    name: 'the stops of the Tab key are controls, or have a role and a name',
    run: async (engine, { origin }) => {
      for (const address of [path('products'), path('total-policy'), `${path('policies')}?view=text`]) {
        await visit(engine, origin + address);
        const stops = await tabStops(engine);
        assert.ok(stops.length > 20, `${stops.length} stops`);
        assert.deepEqual(
          stops.filter((stop) => stop !== ''),
          [],
          address,
        );
      }
    },
  },
  {
    name: 'a link to contact leads to a form',
    run: async (engine, { origin }) => {
      await visit(engine, origin + path('about-us'));
      await engine.press(`footer a[href="${path('contact')}"]`);
      await until('a form', () =>
        engine.read<boolean>(
          `[...document.querySelectorAll('dialog[open] form, main form')].some((each) => each.checkVisibility())`,
        ),
      );
      await engine.key(escapeKey);
    },
  },
  {
    name: 'an address that leads nowhere shows the error page',
    run: async (engine, { origin }) => {
      await visit(engine, `${origin}/ar/nothing-here`);
      assert.equal(
        await engine.read(`document.querySelector('main h2').textContent`),
        'Unexpected Application Error!',
      );
      assert.equal(await engine.read(`document.documentElement.lang`), 'ar');
      engine.complaints();
    },
  },
];

export const checks: Check[] = [...pages, ...ways];
