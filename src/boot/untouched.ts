/**
 * A page that nobody has touched yet. Who reads on a phone, or on a slow or metered line, pays for what they read: the
 * application and the pictures below the first screen are fetched when they touch the page or scroll it.
 */
const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover', 'scroll'] as const;

/** Below this many megabits a second a line is slow. What browsers tell of a line that they do not know yet is above it. */
const slowBelow = 1;

/** What browsers tell of the line, where they do (the Network Information API). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Whether nothing is to be fetched ahead of the first touch. */
export function waitsForTouch(): boolean {
  const {
    saveData,
    effectiveType,
    downlink = Infinity,
  } = (navigator as { connection?: Connection }).connection ?? {};
  return (
    matchMedia('(hover: none)').matches ||
    saveData === true ||
    /^(?:slow-)?[23]g$/u.test(effectiveType ?? '') ||
    downlink < slowBelow
  );
}

/**
 * Does something at the first touch, key, focus or scroll, and at every further one until it is told to stop.
 * @returns stops it
 */
export function onTouch(action: () => void): () => void {
  for (const type of firstTouches) document.addEventListener(type, action, { capture: true, passive: true });
  return () => {
    for (const type of firstTouches) document.removeEventListener(type, action, true);
  };
}

/** Kept at the first touch, key, focus or scroll. */
export function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onTouch(() => {
      stop();
      resolve();
    });
  });
}
