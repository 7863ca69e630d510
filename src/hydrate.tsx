import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { defaultLanguage, isLanguage } from './language/languages.ts';
import { loadPage } from './navigation/loaded-page.ts';
import { tolerateThirdPartyDomChanges } from './ui/third-party-dom.ts';

/**
 * Hydrates the prerendered page in the language it is shown in.
 * @throws when a file of the page cannot be fetched
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')!;
  const shown = root.dataset.language;
  const page = await loadPage(location.pathname, isLanguage(shown) ? shown : defaultLanguage);
  tolerateThirdPartyDomChanges();
  // In a transition, hydration yields to input.
  startTransition(() => {
    hydrateRoot(root, <App start={page} search={location.search} />);
  });
}
