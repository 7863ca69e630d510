/**
 * Starts the application. Everything on the page works without it, so it need not compete with the first
 * paint: it is fetched once the page has loaded and the browser is idle, or at the visitor's first touch.
 */
const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;

/**
 * Imports the application when it is wanted.
 * @param entry the address of the application's script
 * @param graph addresses of what it will import first, fetched along with it
 */
export function startWhenWanted(entry: string, graph: readonly string[]): void {
  const start = once(() => {
    for (const type of firstTouches) document.removeEventListener(type, start, true);
    for (const href of graph) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(/* @vite-ignore */ entry);
  });
  for (const type of firstTouches) document.addEventListener(type, start, { capture: true, passive: true });
  // The last picture is on the screen two frames after it has loaded; only then is it the script's turn.
  const whenIdle = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start)),
    );
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
