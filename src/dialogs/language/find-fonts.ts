import { languages, ownNameOf } from '../../language/languages.ts';

/**
 * Has the browser find, while the finger is still down, in which of the device's fonts the names of the languages are
 * written: a page knows the letters of its own language only, and the search would delay the dialog itself.
 */
export function findFontsOfNames(): void {
  const text = document.createElement('canvas').getContext('2d');
  // A browser that gives none searches when the dialog opens.
  if (!text) return;
  const { fontFamily, fontSize } = getComputedStyle(document.body);
  text.font = `500 ${fontSize} ${fontFamily}`;
  text.measureText(languages.map(ownNameOf).join(''));
}
