/**
 * The `test` of every test in the browser. It fails on anything unexpected that the browser says: an error or a warning in
 * the console (violations of the content policy among them), an exception, an error that the window is told of, a
 * request to anyone but this site.
 */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

export { expect };
export type { BrowserContext, Page };

interface Fixtures {
  /** What the browser has complained about so far; what a test takes out of it, it judges by itself. */
  complaints: string[];
  /** Expects messages that match, in this test: `allow(/status of 404/)` where the page asked for is missing. */
  allow: (message: RegExp) => void;
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((message) => allowed.push(message)),
  complaints: async ({}, use) => use([]),
  context: async ({ context, baseURL, allowed, complaints }, use) => {
    await watch(context, baseURL!, complaints);
    await use(context);
    const unexpected = complaints.filter((complaint) => !allowed.some((message) => message.test(complaint)));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

/** Collects what a browser context complains about, from now on. For contexts that a test makes by itself. */
export async function watch(context: BrowserContext, origin: string, complaints: string[]): Promise<void> {
  // What React recovers from is told to the window alone, and not to the console.
  await context.addInitScript(() => {
    addEventListener('error', ({ message }) => console.error(`window: ${message}`));
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || url.protocol === 'blob:' || url.protocol === 'data:';
    if (!ours) complaints.push(`request to a third party: ${request.url()}`);
  });
}

/** Opens an address and waits until the application has taken the page over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until the application has taken the page over: it leaves a mark when it follows links.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Holds requests back until the returned function is called, and then sends them on. */
export async function pauseRequests(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return send;
}
