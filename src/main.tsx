/**
 * The entry point: hydrates the page once the browser is idle after load, or at the first interaction, so that scripts
 * do not compete with the first paint. The page works without them.
 */
// First: the order of imports is the order of the cascade layers.
import './styles/global.css';
import { storeChoices } from './language/preference.ts';
import { afterNextPaint } from './ui/after-next-paint.ts';
import { polyfillInvokerCommands } from './ui/invoker-commands.ts';

const interactionEvents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const { pathname } = location;
let starting: Promise<void> | undefined;

polyfillInvokerCommands();
storeChoices();

for (const type of interactionEvents)
  // Once for the pointer, which would ask a server that is down again at every move.
  document.addEventListener(type, start, { capture: true, passive: true, once: type === 'pointerover' });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

// Going back before hydration changes the address only: no router renders the page yet.
addEventListener('popstate', () => {
  if (!('hydrated' in document.documentElement.dataset) && location.pathname !== pathname) location.reload();
});

/**
 * `load` may come before the first paint: a fetch that began then would compete with it. Without a limit of time Chromium
 * may never call back where nothing is drawn any more.
 */
function whenIdle(): void {
  afterNextPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
    else start();
  });
}

/** Starts once; after a failed fetch the next interaction tries again. */
function start(): void {
  starting ??= run().catch((error: unknown) => {
    starting = undefined;
    showNotLoaded();
    throw error;
  });
}

/** Shows `NotLoaded` until the page is hydrated. */
function showNotLoaded(): void {
  document.documentElement.dataset.notLoaded = '';
}

async function run(): Promise<void> {
  setTimeout(showNotLoaded, 10_000);
  const { hydrate } = await import('./hydrate.tsx');
  await window.languageShown;
  await hydrate();
  for (const type of interactionEvents) document.removeEventListener(type, start, true);
}
