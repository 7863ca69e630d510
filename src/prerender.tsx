/** Prerendering: from a path and a language to the HTML of `#root` and the data of the head. */
import { prerender as render } from 'react-dom/static';
import { App } from './app.tsx';
import type { Language } from './language/languages.ts';
import { loadPage, type LoadedPage, type Meta } from './navigation/loaded-page.ts';

/** A page as the build loads it, with a description. */
export interface PrerenderedPage extends LoadedPage {
  meta: Required<Meta>;
}

export interface Prerendered {
  html: string;
  page: PrerenderedPage;
}

/**
 * Renders one page.
 * @param path the encoded path of a page of the list
 * @param language the language to write it in
 */
export async function prerender(path: string, language: Language): Promise<Prerendered> {
  const page = (await loadPage(path, language)) as PrerenderedPage;
  const { prelude } = await render(<App start={page} />);
  return { html: await new Response(prelude).text(), page };
}
