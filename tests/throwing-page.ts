/** A page that throws when it is shown: its copy arrives, and breaks as soon as a component reads it. */
import type { Page } from '@playwright/test';

/** What is read while the page is loaded, and must not throw yet, stands in `known`. */
const body = `
  const broken = () => { throw new Error('Broken by a test'); };
  const known = { meta: { title: 'Broken', description: '' }, definitions: undefined, then: undefined };
  export default new Proxy(known, { get: (_, key) => (key in known ? known[key] : broken()) });
`;

/** Puts such a copy in the place of a page's own. */
export async function makePageThrow(page: Page, copyFile: string | RegExp): Promise<void> {
  await page.route(copyFile, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
