/**
 * What a reader needs of every page, whatever they read it with: a control can be reached, is seen when it has the focus, and
 * nothing lies over it; words that are made larger or set wider are whole; in forced colours words stand out.
 */
import { expect, type Page, test, visit } from './base.ts';
import { cutWords, paleWords, spaceOut } from './legible.ts';
import { addressOf, allRouteRefs } from './pages.ts';
import { isNightly, someLanguages, widths } from './scope.ts';

/** A policy is one page: its text, of which the shortest and the longest document stand for all. */
const read = allRouteRefs()
  .filter((routeRef) => typeof routeRef === 'string' || isNightly)
  .map((routeRef) => ({ routeRef, query: typeof routeRef === 'string' ? '' : '?view=text' }));

/** Runs something on every page, one after the other, in one browser context. */
async function onEveryPage(
  page: Page,
  language: (typeof someLanguages)[number],
  look: (at: string) => Promise<void>,
) {
  test.setTimeout(20_000 * read.length);
  for (const { routeRef, query } of read) {
    const path = addressOf(routeRef, language, true);
    await visit(page, path + query);
    await look(decodeURI(path));
  }
}

for (const language of someLanguages) {
  test(`${language}: every control is seen when it has the focus, and nothing lies over it`, async ({
    page,
  }) => {
    await onEveryPage(page, language, async (at) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(hiddenControls), `${at} at ${width} px`).toEqual([]);
      }
    });
  });

  test(`${language}: words are whole at 200 %, on the narrowest phone, and in a reader’s spacing`, async ({
    page,
  }) => {
    await onEveryPage(page, language, async (at) => {
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 450 });
        expect.soft(await cutWords(page), `${at} at ${width} px`).toEqual([]);
      }
      await spaceOut(page);
      expect.soft(await cutWords(page), `${at} in a reader’s spacing`).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await cutWords(page), `${at} in letters twice as large`).toEqual([]);
    });
  });

  test(`${language}: words stand out in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await onEveryPage(page, language, async (at) => {
      expect.soft(await paleWords(page), at).toEqual([]);
    });
  });
}

/** Runs in the page: gives the focus to each control by turn, and names those of which it is not seen, or which are covered. */
function hiddenControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, textarea, select, summary, [tabindex="0"]):not(dialog *, [popover] *, :disabled)',
  );
  const styleOf = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor].join();
  };
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const wrong: string[] = [];
      (document.activeElement as HTMLElement | null)?.blur();
      const around = [
        control,
        ...control.querySelectorAll('*'),
        control.parentElement!,
        control.closest('label') ?? control,
      ];
      const before = around.map(styleOf).join();
      control.focus({ focusVisible: true });
      if (document.activeElement !== control) return [];
      if (around.map(styleOf).join() === before) wrong.push('shows no focus');
      const seen = [...control.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((across) =>
          [0.2, 0.5, 0.8].some((down) => {
            const over = document.elementFromPoint(left + width * across, top + height * down);
            return (
              over &&
              (control.contains(over) || over.contains(control) || over.closest('label')?.contains(control))
            );
          }),
        ),
      );
      if (!seen) wrong.push('is covered');
      const name = (control.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 40);
      return wrong.map((fault) => `${control.tagName} ‘${name}’ ${fault}`);
    });
}
