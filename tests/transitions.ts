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
