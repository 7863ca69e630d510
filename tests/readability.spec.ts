/**
 * Checks of every page: controls are reachable and uncovered with a visible focus; enlarged and spaced text is
 * not clipped; text has contrast in forced colours; print has no blanks.
 */
import { expect, test, visit } from './base.ts';
import { applyTextSpacing, clippedTexts, lowContrastTexts } from './readability.ts';
import { addressOf, allRouteRefs } from './pages.ts';
import { isNightly, testedLanguages, widths } from './test-matrix.ts';
import { copyOf } from './words.ts';

/**
 * Policies only at night: they are long, and have no parts that other pages lack. By day each page is read in one of the
 * languages.
 */
const pages = allRouteRefs().filter((routeRef) => typeof routeRef === 'string' || isNightly);

for (const [index, language] of testedLanguages.entries()) {
  const read = isNightly ? pages : pages.filter((_, at) => at % testedLanguages.length === index);
  test(`${language}: pages work with the keyboard, with large text and in forced colours`, async ({
    page,
  }) => {
    test.setTimeout(40_000 * read.length);
    /** Kinds of controls that are known to show their focus. */
    const seen = new Set<string>();
    const expectReachable = async (at: string) => {
      const { faults, shown } = await page.evaluate(hiddenControls, [...seen]);
      expect.soft(faults, `${at} at ${page.viewportSize()!.width} px`).toEqual([]);
      shown.forEach((each) => seen.add(each));
    };
    // The browser's font size setting.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    for (const routeRef of read) {
      const path = addressOf(routeRef, language, true);
      const at = decodeURI(path);
      await visit(page, typeof routeRef === 'string' ? path : `${path}?view=text`);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect.soft(await lowContrastTexts(page), `${at} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' });
      expect.soft(await page.evaluate(emptyBoxes), `${at} printed`).toEqual([]);
      await page.emulateMedia({ media: null });
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        await expectReachable(at);
      }
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        expect.soft(await clippedTexts(page), `${at} in letters twice as large at ${width} px`).toEqual([]);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      }
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 450 });
        expect.soft(await clippedTexts(page), `${at} at ${width} px`).toEqual([]);
      }
      await applyTextSpacing(page);
      expect.soft(await clippedTexts(page), `${at} in a reader’s spacing`).toEqual([]);
    }
  });
}

test('below the hero, the logo and the menu button stay on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  for (const language of testedLanguages) {
    const { menu, home } = copyOf(language, 'common');
    await visit(page, addressOf('products', language, true));
    const header = page.locator('header');
    await page.evaluate(() => scrollTo(0, 2500));
    await expect(header.getByRole('link', { name: menu.openAccount })).toBeVisible();
    // The browser's font size setting.
    for (const standard of [16, 24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const control of [
          header.getByRole('link', { name: home }),
          header.getByRole('button', { name: menu.open }),
        ]) {
          await expect(control, `${language}, ${standard} px, ${width} px`).toBeInViewport({ ratio: 0.99 });
          await control.click({ trial: true });
        }
      }
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 390, height: 800 });
  }
});

/** Runs in the page: the classes of visible boxes, taller than a line, in which nothing is to be seen. */
function emptyBoxes(): string[] {
  const visible = 'svg, img, input, textarea, select';
  return [...document.querySelectorAll<HTMLElement>('main *:not(svg *)')]
    .filter((box) => !box.matches(visible) && box.checkVisibility() && box.clientHeight > 40)
    .filter((box) => !box.innerText.trim())
    .filter((box) => ![...box.querySelectorAll(visible)].some((each) => each.checkVisibility()))
    .map((box) => box.className);
}

/**
 * Runs in the page: focuses every control.
 * @param known kinds of controls that are known to show their focus
 * @returns the controls that do not show their focus or are covered, and the kinds that show it
 */
function hiddenControls(known: string[]): { faults: string[]; shown: string[] } {
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, textarea, select, summary, [tabindex="0"]):not(dialog *, [popover] *, :disabled)',
  );
  const styleOf = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor].join();
  };
  const nameOf = ({ tagName, className }: Element) => `${tagName}.${className}`;
  const shown = new Set(known);
  const faults = [...controls]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .flatMap((control) => {
      const wrong: string[] = [];
      const kind = `${nameOf(control.parentElement!)} ${nameOf(control)}`;
      const around = [
        control,
        ...control.querySelectorAll('*'),
        control.parentElement!,
        control.closest('label') ?? control,
      ];
      const styles = () => (shown.has(kind) ? '' : around.map(styleOf).join());
      (document.activeElement as HTMLElement | null)?.blur();
      const before = styles();
      control.focus({ focusVisible: true });
      if (document.activeElement !== control) return [];
      if (before && styles() === before) wrong.push('shows no focus');
      else shown.add(kind);
      const free = [...control.getClientRects()].some(({ left, top, width, height }) =>
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
      if (!free) wrong.push('is covered');
      const name = (control.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 40);
      return wrong.map((fault) => `${control.tagName} ‘${name}’ ${fault}`);
    });
  return { faults, shown: [...shown] };
}
