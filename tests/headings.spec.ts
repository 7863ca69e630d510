/** Headings on the narrowest phone. */
import { expect, test, visit } from './base.ts';
import { addressOf, allRouteRefs, languages } from './pages.ts';

test.use({ viewport: { width: 320, height: 800 } });

// A Chinese line may end anywhere.
for (const language of languages.filter((each) => each !== 'zh')) {
  test(`${language}: no line of a heading ends inside a word or a number`, async ({ page }) => {
    for (const routeRef of allRouteRefs().filter((each) => typeof each === 'string')) {
      await visit(page, addressOf(routeRef, language, true));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(brokenWords), routeRef).toEqual([]);
    }
  });
}

/** Runs in the page: the words and numbers in headings that stand on more than one line. */
function brokenWords() {
  return [...document.querySelectorAll('h1, h2, h3, h4, .statement')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s\u200b-]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${word} in “${heading.textContent}”`);
        }
      }
      return broken;
    });
}
