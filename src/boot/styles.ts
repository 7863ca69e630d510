import { fileTimeoutMs } from '../language/within-time.ts';
import { largestPaint } from './largest-paint.ts';
import { onTouch } from './untouched.ts';

/** Below the first screen there are words to read, and a slow picture does not keep them longer than this; in milliseconds. */
const longestWait = 3000;

/**
 * The first screen is painted with the styles in the file. What is below it stays hidden until the style sheets are there,
 * or have failed; after some time the words stand without them, and are dressed when they come.
 * @param sheets the addresses of the page's style sheets
 * @param late whether they wait for the largest paint, whose picture they would share the line with, or for the first touch
 * @returns a promise that is kept when what is below the first screen is shown
 */
export async function dressInTime(sheets: readonly string[], late: boolean): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.undressed = '';
  const longest = wait(fileTimeoutMs);
  if (late) {
    let stopListening = () => {};
    const touched = new Promise<void>((resolve) => {
      stopListening = onTouch(resolve);
    });
    await Promise.race([largestPaint(), touched, wait(longestWait)]);
    stopListening();
  }
  await Promise.race([Promise.all(sheets.map(addSheet)), longest]);
  delete dataset.undressed;
}

/** @returns a promise that is kept when the style sheet applies, or cannot be had */
function addSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return settled;
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
