import { fileTimeoutMs } from '../language/within-time.ts';
import { wait } from './wait.ts';

/**
 * The first screen is painted with the styles in the file. What is below it stays hidden until the style sheets are there,
 * or have failed; after some time the words stand without them, and are dressed when they come.
 * @param sheets the addresses of the page's style sheets
 * @param mayCome kept when they may be fetched
 * @returns a promise that is kept when what is below the first screen is shown
 */
export async function dressInTime(sheets: readonly string[], mayCome: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.undressed = '';
  const longest = wait(fileTimeoutMs);
  await mayCome;
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
