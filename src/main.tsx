/** In the browser: take over the page that the server sent, in the language in which it is shown. */
// First, because the order of the cascade layers is the order of the files.
import './styles/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { defaultLanguage, isLanguage } from './language/languages.ts';
import { loadPage } from './navigation/loaded-page.ts';
import { tolerateMovedNodes } from './ui/moved-nodes.ts';

/**
 * Starts the application. Not at the top level of this module, whose failure the browser would keep: this can be
 * called again.
 * @throws when a file of the page cannot be fetched
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const shown = document.documentElement.lang;
  const language = isLanguage(shown) ? shown : defaultLanguage;
  const page = await loadPage(location.pathname, language, true);
  tolerateMovedNodes();
  // As a transition, React takes the page over in slices, and a press or a scroll comes in between.
  startTransition(() => {
    hydrateRoot(root, <App start={page} search={location.search} />);
  });
}
