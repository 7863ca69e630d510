/** End-to-end tests (e2e) of the built site in Chromium, served with the production headers. */
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/free-port.ts';
import { browserArguments, findBrowser } from './tests/browser.ts';
import { isNightly } from './tests/test-matrix.ts';

// A free port, so that no other server is tested by mistake. Workers read this file too, and get the port from
// the environment.
process.env.TEST_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Nightly tests need `NIGHTLY=1` (`npm run test:all`).
  testIgnore: isNightly ? [] : 'nightly/**',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes only on retry is reported (`tests/run.ts`).
  retries: process.env.CI ? 1 : 0,
  // Generous, for two busy cores; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/site.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    // Otherwise addresses without language would be shown in English.
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
