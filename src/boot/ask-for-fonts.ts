import { loadFonts } from './load-fonts.ts';
import { shown, withWords, wordsOf } from './shown.ts';

/**
 * Asks for the web fonts of all words that are shown, and for no others. The browser would do so when the page is laid out
 * in them, which costs a long page on a phone half a second.
 * @returns a promise that is kept when they are there, or cannot be had
 */
export async function askForFonts(): Promise<void> {
  const whole = new Map(
    ['--font-display', '--font-text'].map((name) => [
      familiesOf(name, document.body),
      familiesOf(name, document.head),
    ]),
  );
  const fonts = new Map<string, { weight: string; families: string; words: string }>();
  for (const element of withWords(shown('header *, main *'))) {
    const { fontFamily, fontWeight: weight } = getComputedStyle(element);
    const families = whole.get(fontFamily);
    if (!families) continue;
    const words = wordsOf(element).map(({ data }) => data);
    const before = fonts.get(weight + families)?.words ?? '';
    fonts.set(weight + families, { weight, families, words: before + words.join('') });
  }
  await Promise.all(
    [...fonts.values()].map(({ weight, families, words }) => loadFonts(weight, families, words)),
  );
}

/** The families that a custom property of the styles names; the body has the stand-ins, and the head has the web fonts. */
function familiesOf(property: string, parent: HTMLElement): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.fontFamily = `var(${property})`;
  parent.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  return fontFamily;
}
