/** The browsers that are listened to, each with a window on the screen of the reader. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import type { Engine } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { findProgram } from '../servers.ts';

/** What a walk needs of a browser; the keys are the screen's. */
export type Browser = Pick<Engine, 'name' | 'open' | 'read' | 'close'>;

/** Starts a browser on the screen of this environment. */
export type StartBrowser = (environment: NodeJS.ProcessEnv) => Promise<Browser>;

/** The browsers of this machine; undefined for those that it does not have. */
export function findBrowsers(): Record<'firefox' | 'chromium', StartBrowser | undefined> {
  const firefox = findProgram('firefox') ?? findProgram('firefox-esr');
  const program = findBrowser();
  return {
    firefox: firefox ? (screen) => startFirefox(firefox, { screen }) : undefined,
    chromium: program ? (environment) => startChromium(program, environment) : undefined,
  };
}

async function startChromium(executablePath: string, environment: NodeJS.ProcessEnv): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    env: environment,
    args: [
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--window-size=1400,1000',
      '--accept-lang=pt-BR,ar',
    ],
  });
  const page = await browser.newPage({ viewport: null, locale: 'pt-BR', reducedMotion: 'reduce' });
  return {
    name: 'Chromium',
    open: async (address) => {
      await page.goto(address);
    },
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
