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
  const links = sheets.map(addSheet);
  await Promise.race([Promise.all(links.map(settled)), longest]);
  for (const link of links) link.media = '';
  delete dataset.undressed;
}

/** Fetches a style sheet that does not apply yet: all do at once, since for each the browser styles the whole page anew. */
function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  // What does not apply is fetched last of all.
  link.fetchPriority = 'high';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Kept when the style sheet is there, or cannot be had. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
