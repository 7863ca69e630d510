/** Runs in the page: what is done to view transitions, and while they are under way, in every engine. */

/** Presses links one right after the other, as nobody can with a pointer. */
export function pressAll(selectors: string[]): void {
  for (const each of selectors) document.querySelector<HTMLElement>(each)!.click();
}

/** Holds the change of the page back, as a slow device does between a transition's start and its callback. */
export function holdTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) =>
    start(async () => {
      await new Promise((resolve) => addEventListener('release', resolve, { once: true }));
      if (typeof change === 'function') await change();
    });
}

/** Lets the transition go that is held back now. */
export function releaseTransition(): void {
  dispatchEvent(new Event('release'));
}

/** Skips the motion of every transition, as a browser does in a window that nobody sees. */
export function skipTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.skipTransition();
    return transition;
  };
}

/** Stops the motion of every transition where it begins, and marks the page once it is stopped. */
export function pauseTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    void transition.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset.paused = '';
    });
    return transition;
  };
}

/** How much is seen of the old and of the new page so many milliseconds after a stopped transition began. */
export function opacitiesAt(time: number): { old: number; fresh: number } {
  const root = document.documentElement;
  const ofTransition = (animation: Animation) =>
    (animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
  for (const animation of document.getAnimations().filter(ofTransition)) animation.currentTime = time;
  const opacityOf = (which: string) =>
    Number(getComputedStyle(root, `::view-transition-${which}(root)`).opacity);
  return { old: opacityOf('old'), fresh: opacityOf('new') };
}

/** Writes down what of the parts that fold is animated, from the first frame on. */
export function noteAnimations(): void {
  const animated: string[] = [];
  Object.assign(window, { animated });
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if ((target as Element).closest('main details')) animated.push(animationName);
  });
}

/** How much is seen of what folds, from 0 to 1. */
export function seenOf(details: Element): number {
  return Number(getComputedStyle(details, '::details-content').opacity);
}

/** Opens it, and says how much of it is seen at once. */
export function openAndSee(details: Element): number {
  (details as HTMLDetailsElement).open = true;
  return Number(getComputedStyle(details, '::details-content').opacity);
}
