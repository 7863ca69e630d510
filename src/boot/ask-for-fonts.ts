import { loadFonts } from './load-fonts.ts';
import { pauses } from './pauses.ts';
import { wordsOf } from './shown.ts';
import { wait } from './wait.ts';

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
  const pause = pauses(() => wait(0));
  for (const element of document.querySelectorAll<HTMLElement>('header *, main *')) {
    await pause();
    const texts = wordsOf(element);
    // What stands in a closed fold is not shown; asked for its place, the browser would lay all of it out.
    if (texts.length === 0 || !element.checkVisibility()) continue;
    const { fontFamily, fontWeight: weight } = getComputedStyle(element);
    const families = whole.get(fontFamily);
    if (!families) continue;
    const before = fonts.get(weight + families)?.words ?? '';
    const words = texts.map(({ data }) => data).join('');
    fonts.set(weight + families, { weight, families, words: before + words });
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
