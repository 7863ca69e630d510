/**
 * Does something once the next frame is painted: who has pressed sees at once that they have, and what takes its time
 * comes after it.
 * @returns calls it off
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
