/**
 * In the browser: starts the application when the page has been painted and the browser is idle, or at the visitor's first
 * touch. Everything on the page works without it, so it need not compete with the first paint.
 */
// First, because the order of the cascade layers is the order of the files.
import './styles/global.css';
import { rememberChoices } from './language/preference.ts';
import { polyfillInvokerCommands } from './ui/invoker-commands.ts';

const touches = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const { pathname } = location;
let starting: Promise<void> | undefined;

polyfillInvokerCommands();
rememberChoices();

for (const type of touches) document.addEventListener(type, start, { capture: true, passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

// Back to a page that was shown in this document before it was loaded anew: nobody follows the address yet.
addEventListener('popstate', () => {
  if (!('running' in document.documentElement.dataset) && location.pathname !== pathname) location.reload();
});

function whenIdle(): void {
  (window.requestIdleCallback ?? setTimeout)(start);
}

/** What could not be fetched is asked for again at the next touch. */
function start(): void {
  starting ??= run().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
}

async function run(): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx');
  await window.languageShown;
  await hydrate();
  for (const type of touches) document.removeEventListener(type, start, true);
}
