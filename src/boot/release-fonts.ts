/** In what an element may be set otherwise than the page says. */
const kinds = ['fontFamily', 'fontSize', 'lineHeight', 'wordSpacing', 'marginInlineEnd'] as const;

/**
 * Sets each element as the page says when it is more than a window above this one: no line moves under the eye or the
 * finger. On another page, and on paper, all are.
 * @returns a promise that is kept when all are
 */
export function releaseWhenPassed(kept: Set<HTMLElement>): Promise<unknown> {
  return new Promise((resolve) => {
    const release = (element: HTMLElement) => {
      for (const property of kinds) element.style[property] = '';
      kept.delete(element);
      if (kept.size === 0) resolve(undefined);
    };
    const releaseAll = () => kept.forEach(release);
    // One a frame: the browser keeps what is read in its place (scroll anchoring), but a section that reaches from above
    // into the window would be counted as moved, where one change lies in it and another above it.
    let next = 0;
    const releaseNext = () => {
      const passed = [...kept].find((element) => element.getBoundingClientRect().bottom < -innerHeight);
      if (!passed) return;
      release(passed);
      inNextFrame();
    };
    const inNextFrame = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(releaseNext);
    };
    // Far away and at rest: what grows just above the window, or while it is scrolled, would push what is in it; the end of a
    // scroll is told in the frame that still moves. Where the browser anchors nothing, it would from anywhere.
    if (CSS.supports('overflow-anchor', 'none')) {
      addEventListener('scrollend', inNextFrame);
      addEventListener('scroll', () => cancelAnimationFrame(next));
    }
    window.navigation?.addEventListener('navigatesuccess', releaseAll, { once: true });
    const paper = matchMedia('print');
    paper.addEventListener('change', releaseAll, { once: true });
    // It may have been sent to paper while its fonts came.
    if (paper.matches) releaseAll();
  });
}
