/** One visitor who listens: a browser, its keys and its reader. */
import { until } from '../engines/engine.ts';
import type { Site } from '../engines/site.ts';
import type { Browser } from './browsers.ts';
import type { Listener } from './listener.ts';
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
  /** Waits until an element is there. */
  appear: (selector: string) => Promise<unknown>;
  /** Makes the window this wide, in pixels. */
  widen: (width: number) => Promise<void>;
  /** Cuts the network from now on, or no longer. */
  cut: (isCut: boolean) => void;
}

/** How long words may take to come on a busy machine, in milliseconds. */
const patience = 8000;

export function walkerOf(browser: Browser, screen: Screen, listener: Listener, site: Site): Walker {
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
      await answered(() => browser.open(site.origin + path));
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
    appear: (selector) =>
      until(selector, () =>
        browser.read<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`),
      ),
    widen: async (width) => {
      screen.widen(width);
      await until(`a window of ${width} px`, () => browser.read<boolean>(`outerWidth === ${width}`));
    },
    cut: site.cut,
  };
}
