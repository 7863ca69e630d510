/**
 * Runs an action after the next paint, so that an interaction is answered before slow work.
 * @returns cancels it
 */
export function afterNextPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
