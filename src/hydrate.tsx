import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { defaultLanguage, isLanguage } from './language/languages.ts';
import { loadPage } from './navigation/loaded-page.ts';
import { tolerateForeignDomChanges } from './ui/foreign-dom.ts';

/**
 * Takes over the page that the server sent, in the language in which it is shown.
 * @throws when a file of the page cannot be fetched
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')!;
  const shown = root.dataset.language;
  const page = await loadPage(location.pathname, isLanguage(shown) ? shown : defaultLanguage);
  tolerateForeignDomChanges();
  // As a transition, React takes the page over in slices, and a press or a scroll comes in between.
  startTransition(() => {
    hydrateRoot(root, <App start={page} search={location.search} />);
  });
}
