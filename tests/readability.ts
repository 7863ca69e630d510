/**
 * Checks of text under user text spacing, forced colours and narrow screens. The invisible text layer of a PDF
 * is left out.
 */
import type { Page } from './base.ts';

/** User text spacing (WCAG 2.2, 1.4.12). */
const spacing = `
  *:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Applies user text spacing to a page. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

/** @returns texts that are clipped and cannot be scrolled into view, each with the clipping element */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return {
        across: cuts(overflowX),
        down: cuts(overflowY),
        scrolls: /auto|scroll/u.test(overflowX + overflowY),
      };
    };
    const known = new Map<Element, ReturnType<typeof clips>>();
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.textContent?.trim() || parent.closest('svg, dialog, script, .textLayer, .visually-hidden'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
        if (!known.has(box)) known.set(box, clips(box));
        const { across, down, scrolls } = known.get(box)!;
        if (!across && !down && !scrolls) continue;
        // An ellipsis is deliberate; a box of one pixel is visually hidden.
        if (getComputedStyle(box).textOverflow === 'ellipsis' || box.clientHeight <= 1) break;
        const edge = box.getBoundingClientRect();
        const cut = lines.some(
          (line) =>
            (across && (line.left < edge.left - 1 || line.right > edge.right + 1)) ||
            // A line box is taller than its letters.
            (down && (line.top < edge.top - 4 || line.bottom > edge.bottom + 4)),
        );
        if (cut) found.add(`${text.textContent.trim().slice(0, 30)} by ${box.className || box.tagName}`);
        if (cut || scrolls) break;
      }
    }
    return [...found].slice(0, 8);
  });
}

/** @returns texts with too little contrast to their background (WCAG 1.4.3) in the current colours */
export function lowContrastTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/gu) ?? []).map(Number);
    const light = (colour: string) => {
      const [red, green, blue] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (
        !text.textContent?.trim() ||
        parent.closest('svg, script, .textLayer, [aria-disabled], .visually-hidden')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      let ground: Element | null = parent;
      while (ground && channels(getComputedStyle(ground).backgroundColor)[3] === 0)
        ground = ground.parentElement;
      const [one, other] = [
        light(getComputedStyle(parent).color),
        light(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255 255 255)'),
      ];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < 4.5) found.add(`${text.textContent.trim().slice(0, 30)} ${contrast.toFixed(1)}`);
    }
    return [...found].slice(0, 8);
  });
}
