/** Where the lines of the headings end, measured in the page. */
import type { Page } from './base.ts';

/**
 * The headings and statements whose last line is a single short word: less than half as wide as the widest line, of
 * three words or more. In Chinese, which has no words to count, one or two characters; or that have a line which begins
 * with the end of a phrase.
 * @returns their lines, parted by “|”
 */
export function lonelyEnds(page: Page, chinese: boolean): Promise<string[]> {
  return page.evaluate((byCharacter) => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, .display, .statement)'),
    ].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden=true]'),
    );
    return shown.flatMap((heading) => {
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      const lines: { middle: number; start: number; end: number; words: string[] }[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden, [popover]')) continue;
        for (const word of node.textContent!.matchAll(byCharacter ? /[^\s\u200b]/gu : /[^\s\u00a0]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          for (const { top, bottom, left, right } of range.getClientRects()) {
            const middle = (top + bottom) / 2;
            const line = lines.at(-1);
            if (line && Math.abs(line.middle - middle) < size / 2) {
              line.start = Math.min(line.start, left);
              line.end = Math.max(line.end, right);
              line.words.push(word[0]);
            } else lines.push({ middle, start: left, end: right, words: [word[0]] });
          }
        }
      }
      if (lines.length < 2) return [];
      const last = lines.at(-1)!;
      const count = last.words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      const widest = Math.max(...lines.map(({ start, end }) => end - start));
      // A phrase that is longer than its line is broken wherever it must be.
      const hanging = lines.some(({ words }) => /^[，。、；：！？）」”]/u.test(words[0]!));
      const lonely = byCharacter
        ? count <= 2 || hanging
        : count === 1 &&
          lines.reduce((sum, { words }) => sum + words.length, 0) > 2 &&
          (last.end - last.start) / widest < 0.5;
      return lonely ? [lines.map(({ words }) => words.join(byCharacter ? '' : ' ')).join(' | ')] : [];
    });
  }, chinese);
}

/** What no line should part: hours, amounts and numbers of laws; “WCAG 2.2” with its number; a compound such as “anti-bribery”. */
const oneWord = String.raw`\d[\d.,:/]*\d|\b[A-Z]{3,} \d[\d.]*|\b(?:[Aa]nti|[Nn]on|over)-\p{L}+|\p{L}+-feira`;

/** @returns what of the texts of a page stands on two lines and should not */
export function partedWords(page: Page): Promise<string[]> {
  return page.evaluate((source) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parted: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden, code'))
        continue;
      for (const { index, 0: word } of node
        .textContent!.replaceAll('\u00a0', ' ')
        .matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
        if (new Set(tops).size > 1) parted.push(word);
      }
    }
    return parted;
  }, oneWord);
}
