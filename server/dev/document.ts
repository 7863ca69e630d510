/** One page for the development server, which loads this module anew when anything that it imports has changed. */
import { defaultLanguage, isLanguage } from '../../src/language/languages.ts';
import { prerender } from '../../src/prerender.tsx';
import { routeOf, routes } from '../../src/routes.ts';
import { composeDocument } from '../../build/document.ts';

/**
 * Renders the page of an address as the build does, with the entry module for its script.
 * @param boot the head script
 * @param stylesOf the style sheets of the module of a page
 */
export async function renderPage(
  pathname: string,
  siteOrigin: string,
  boot: string,
  stylesOf: (page: string) => Promise<string[]>,
): Promise<{ status: number; html: string }> {
  const prefix = pathname.split('/')[1];
  const prefixed = isLanguage(prefix);
  const { html, page } = await prerender(pathname, prefixed ? prefix : defaultLanguage);
  const { route } = page.match;
  const styles = await stylesOf(`/src/pages/${routes[route].page}/page.tsx`);
  const document = composeDocument({
    html,
    page,
    prefixed,
    siteOrigin,
    assets: {
      fonts: () => [],
      styles: () => styles,
      scripts: () => [],
      reportingScript: '',
      bootScript: () =>
        `<script data-after="/src/boot/after-paint.ts" data-entry="/src/main.tsx">${boot}</script>`,
      bootHashes: [],
    },
  });
  return { status: routeOf(route).isError ? 404 : 200, html: document };
}
