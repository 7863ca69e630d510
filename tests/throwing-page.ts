/** A page that throws when it is shown: its copy arrives, and breaks as soon as a component reads it. */
import type { Page } from '@playwright/test';

const throwing = (known: Record<string, string>) => `
  const broken = () => { throw new Error('Broken by a test'); };
  // What is read while the page is loaded must not throw yet.
  const loading = { meta: { title: 'Broken', description: '' }, definitions: undefined, then: undefined };
  const known = { ...loading, ...${JSON.stringify(known)} };
  const copy = new Proxy(known, { get: (_, key) => (key in known ? known[key] : broken()) });
`;

/** Puts such a copy in the place of a page's own. */
export async function makePageThrow(page: Page, copyFile: string | RegExp): Promise<void> {
  const body = `${throwing({})} export default copy;`;
  await page.route(copyFile, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/**
 * Makes all of a page throw, its header and footer too: the copy that all pages have in common breaks.
 * @param copyList the script that lists the copy of a language
 * @param known what of it is whole all the same
 */
export async function makeShellThrow(
  page: Page,
  copyList: RegExp,
  known: Record<string, string>,
): Promise<void> {
  await page.route(copyList, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${throwing(known)}
        import whole from '${new URL(route.request().url()).pathname}?whole';
        const [common] = Object.keys(whole).filter((name) => name.endsWith('/common.json'));
        export default { ...whole, [common]: async () => copy };`,
    }),
  );
}
