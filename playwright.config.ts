/** The tests in the browser, against the built site, served with the real headers. */
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/free-port.ts';
import { browserArguments, findBrowser } from './tests/browser.ts';
import { isNightly } from './tests/test-matrix.ts';

// A port of its own, so that nothing that is already running is tested by mistake. The workers read this file
// too, and are given the same port by the environment.
process.env.TEST_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Those of the night run with `NIGHTLY=1` (`npm run test:all`).
  testIgnore: isNightly ? [] : 'nightly/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One that passes only when it is tried again is named (`tests/run.ts`).
  retries: process.env.CI ? 1 : 0,
  // Two busy cores: a condition may take its time, but is never waited for longer than it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/site.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    // Without it the address without language would be shown in the test browser's own English.
    locale: 'pt-BR',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node server/preview.ts',
    url: baseURL,
    env: { PORT: process.env.TEST_PORT, HOST: '127.0.0.1' },
    reuseExistingServer: false,
  },
});
