/**
 * The `test` of all browser tests. It fails on any unexpected console error or warning (CSP violations among
 * them), exception, window error or request to a third party.
 */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

export { expect };
export type { BrowserContext, Page };

interface Fixtures {
  /** The complaints so far; a test may remove those it expects. */
  complaints: string[];
  /** Allows matching messages in this test: `allow(/status of 404/)`. */
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

/** Collects the complaints of a browser context. Needed for contexts that a test creates itself. */
export async function watch(context: BrowserContext, origin: string, complaints: string[]): Promise<void> {
  // React reports recoverable errors to the window, not to the console.
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

/** Opens an address and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Holds matching requests back until the returned function is called. */
export async function pauseRequests(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise: held, resolve: send } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return send;
}
