import { fileTimeoutMs } from '../language/within-time.ts';
import { parsed } from './parsed.ts';

/**
 * The first screen is painted with the styles in the file. What is below it stays hidden until the style sheets at the end
 * of the file are there, or have failed; after some time the words stand without them, and are dressed when they come.
 */
export function dressInTime(): void {
  const { dataset } = document.documentElement;
  const settled = new Set<EventTarget>();
  const show = () => delete dataset.undressed;
  const update = () => {
    const sheets = document.querySelectorAll('body > link[rel=stylesheet]');
    if ([...sheets].every((sheet) => settled.has(sheet))) show();
  };
  dataset.undressed = '';
  for (const type of ['load', 'error']) {
    document.addEventListener(
      type,
      ({ target }) => {
        settled.add(target!);
        if (document.readyState !== 'loading') update();
      },
      true,
    );
  }
  void parsed().then(update);
  setTimeout(show, fileTimeoutMs);
}
