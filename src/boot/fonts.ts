/**
 * The web fonts. The page is painted in the fonts of the machine, which have the same measures: the web fonts come after the
 * first paint, and on a phone they would be fetched beside the picture.
 */

/** A jump that rounds to nothing. */
const unseen = 0.0005;

/**
 * Lets the web fonts in, which the head script holds back, when they are there. Where the window would then jump, because
 * a line breaks elsewhere, what stands in it keeps the fonts of the machine until it is scrolled away; so does what has
 * been scrolled away already and would be higher or lower.
 * @param mayCome kept when the fonts may be asked for, and the style sheets, which name them, are there
 * @returns a promise that is kept when the whole page has its fonts
 */
export async function letFontsIn(mayCome: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  await mayCome;
  // What the page needs of them is asked for by laying it out; no frame shows it yet.
  delete dataset.fonts;
  boxesInWindow();
  dataset.fonts = 'later';
  boxesInWindow();
  await document.fonts.ready;
  // In a frame, and not between two: the window may have been scrolled further than scripts are told before.
  await new Promise(requestAnimationFrame);
  const before = boxesInWindow();
  const words = wordsDownToWindow().map((element) => ({
    element,
    box: element.getBoundingClientRect(),
    fonts: getComputedStyle(element).fontFamily,
  }));
  delete dataset.fonts;
  const jumps = shiftBetween(before, boxesInWindow()) >= unseen;
  const kept = words.filter(({ element, box }) =>
    isInWindow(box) ? jumps : element.getBoundingClientRect().height !== box.height,
  );
  if (kept.length === 0) return;
  for (const { element, fonts } of kept) element.style.fontFamily = fonts;
  await releaseWhenPassed(new Set(kept.map(({ element }) => element)));
}

function isInWindow({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}

/** Where the lines and the elements in the window stand. */
function boxesInWindow(): DOMRect[] {
  const range = document.createRange();
  return ['header', 'main'].flatMap((part) => {
    range.selectNodeContents(document.querySelector(part)!);
    return [...range.getClientRects()].filter(isInWindow);
  });
}

/** The elements of the page, above the window and in it, that hold words themselves; not those in a closed fold. */
function wordsDownToWindow(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node instanceof Text) &&
      element.checkVisibility() &&
      element.getBoundingClientRect().top < innerHeight,
  );
}

/**
 * Gives each element the fonts of the page when it is more than a window above this one: no line moves under the eye or the
 * finger. On another page, and on paper, all have them.
 * @returns a promise that is kept when all have them
 */
function releaseWhenPassed(kept: Set<HTMLElement>): Promise<unknown> {
  return new Promise((resolve) => {
    const release = (element: HTMLElement) => {
      element.style.fontFamily = '';
      kept.delete(element);
      if (kept.size === 0) resolve(undefined);
    };
    const releaseAll = () => kept.forEach(release);
    // One a frame: the browser keeps what is read in its place (scroll anchoring), but a section that reaches from above
    // into the window would be counted as moved, where one change lies in it and another above it.
    let next = 0;
    const releaseNext = () => {
      cancelAnimationFrame(next);
      const passed = [...kept].find((element) => element.getBoundingClientRect().bottom < -innerHeight);
      if (!passed) return;
      release(passed);
      next = requestAnimationFrame(releaseNext);
    };
    // Far away and at rest: what grows just above the window, or while it is scrolled, would push what is in it. Where the
    // browser anchors nothing, it would from anywhere.
    if (CSS.supports('overflow-anchor', 'none')) addEventListener('scrollend', releaseNext);
    window.navigation?.addEventListener('navigatesuccess', releaseAll, { once: true });
    matchMedia('print').addEventListener('change', releaseAll, { once: true });
  });
}

/**
 * How far the window would jump, about as browsers count it (Layout Instability): the part of it that moves, by the
 * part of it that it moves through. They count nothing that moves by less than three pixels; of text it is the start, and
 * where Latin words stand in a line from the right either end may be that.
 */
function shiftBetween(before: DOMRect[], after: DOMRect[]): number {
  if (before.length !== after.length) return 1;
  const ends = document.documentElement.dir === 'rtl' ? (['left', 'right'] as const) : (['left'] as const);
  let area = 0;
  let farthest = 0;
  for (const [index, box] of before.entries()) {
    const distance = Math.max(
      ...['top' as const, ...ends].map((end) => Math.abs(box[end] - after[index]![end])),
    );
    if (distance < 3) continue;
    area += box.width * box.height;
    farthest = Math.max(farthest, distance);
  }
  return (area * farthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
