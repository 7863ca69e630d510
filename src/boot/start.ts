/**
 * Starts the application. Everything on the page works without it, so it need not compete with the first
 * paint: it is fetched once the largest paint is on the screen and the browser is idle, or at the visitor's
 * first touch; on phones and slow lines at the first touch or scroll alone (docs/decisions/0033-what-a-reader-pays.md).
 */
import { largestPaint } from './largest-paint.ts';
import { onTouch } from './untouched.ts';

/**
 * Imports the application when it is wanted.
 * @param entry the address of the application's script
 * @param graph addresses of what it will import first, fetched along with it
 * @param atTouch whether it is wanted at the first touch alone
 * @param touched kept at the first touch, which may have been before this
 */
export function startWhenWanted(
  entry: string,
  graph: readonly string[],
  atTouch: boolean,
  touched: Promise<void>,
): void {
  let asked = false;
  let ahead = graph;
  const start = () => {
    if (asked) return;
    asked = true;
    for (const href of ahead) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    ahead = [];
    run(entry).then(stopListening, (error: unknown) => {
      // What could not be fetched is asked for again at the next touch.
      asked = false;
      throw error;
    });
  };
  const stopListening = onTouch(start);
  void touched.then(start);
  if (atTouch && !asksForPdf()) return;
  void largestPaint().then(() => (window.requestIdleCallback ?? setTimeout)(start));
}

/** Whoever has pressed “PDF” (`src/pages/policy/view.ts`) has touched the page already: it was loaded anew by that press. */
function asksForPdf(): boolean {
  return new URLSearchParams(location.search).get('view') === 'pdf';
}

/** A failed import can be asked for again; the application's own start, too, which fetches what the page needs. */
async function run(entry: string): Promise<void> {
  const { start } = (await import(/* @vite-ignore */ entry)) as { start: () => Promise<void> };
  await start();
}
