/** One visitor who listens: a browser, its keys and its reader; and what is asked of what was heard. */
import { until } from '../engines/engine.ts';
import type { Browser } from './browsers.ts';
import { audible, type Listener } from './listener.ts';
import type { Screen } from './screen.ts';

export interface Walker {
  browser: Browser;
  /** Opens a path of the site, and waits until the application runs and the page has the keyboard. */
  visit: (path: string) => Promise<void>;
  /** Presses keys, one after another, each when nothing is spoken any more. */
  press: (...keys: string[]) => Promise<void>;
  /** Types a text without waiting between its letters. */
  type: (text: string) => Promise<void>;
  /** Puts the focus on an element, as the way there by Tab would; what was said on the way is forgotten. */
  goTo: (selector: string) => Promise<void>;
  hear: Listener['hear'];
}

/** A key moment: what is done, and what is heard then. */
export interface Moment {
  name: string;
  act: (walker: Walker) => Promise<void>;
  /** What is spoken, in this order, each in one sentence; more may be said between. */
  hears: string[];
  /** A reader says names and places several times by itself, in whatever order; results are said once. */
  repeated?: true;
  /** Nothing may be called invalid: no field was left, and nothing sent. */
  valid?: true;
  /** Nothing may be said. */
  silent?: true;
}

/** What Orca says of a field with an error. */
const invalid = 'invalid entry';

/** How long words may take to come on a busy machine, in milliseconds. */
const patience = 8000;

export function walkerOf(browser: Browser, screen: Screen, listener: Listener, origin: string): Walker {
  const focused = () => browser.read<boolean>('document.hasFocus()');
  /** Does something, and waits until it was answered by words and these are over, or until nothing comes. */
  const answered = async (act: () => unknown) => {
    const before = listener.spoken().length;
    await act();
    const deadline = Date.now() + patience;
    while (listener.spoken().length === before && Date.now() < deadline) await listener.settle();
    await listener.settle();
  };
  return {
    browser,
    visit: async (path) => {
      await answered(() => browser.open(origin + path));
      await until('the application', () =>
        browser.read<boolean>(`'running' in document.documentElement.dataset`),
      );
      // The keys begin in the browser's address field; F6 leads on to the page.
      while (!(await focused())) await answered(() => screen.press('F6'));
      await listener.settle();
    },
    press: async (...keys) => {
      for (const key of keys) await answered(() => screen.press(key));
    },
    type: async (text) => {
      screen.type(text);
      await listener.settle();
    },
    goTo: async (selector) => {
      const there = `document.querySelector(${JSON.stringify(selector)})`;
      if (!(await browser.read<boolean>(`document.activeElement === ${there}`))) {
        await answered(() => browser.read(`${there}.focus() ?? null`));
      }
      listener.forget();
    },
    hear: listener.hear,
  };
}

/**
 * What is wrong with what was heard.
 * @returns a sentence each; empty if nothing is
 */
export function problemsOf({ hears, repeated, valid, silent }: Moment, spoken: string[]): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const sentence of hears.map(audible)) {
    const places = [...spoken.keys()].filter((place) => spoken[place]!.includes(sentence));
    const next = places.find((place) => place >= from);
    if (places.length === 0) problems.push(`not heard: “${sentence}”`);
    else if (next === undefined && !repeated) problems.push(`heard too early: “${sentence}”`);
    else if (places.length > 1 && !repeated) problems.push(`heard ${places.length} times: “${sentence}”`);
    from = next ?? from;
  }
  if (valid && spoken.some((each) => each.includes(invalid))) {
    problems.push('a field is called invalid before it was left');
  }
  if (silent && spoken.length > 0) problems.push(`heard unasked: “${spoken.join(' ')}”`);
  return problems;
}
