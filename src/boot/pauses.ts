/** Long work in pieces, so that a press never waits for all of it. */

/** How long a piece may take, in milliseconds: on a phone four times slower than a computer it must stay below 50. */
const longestPiece = 6;

/**
 * @param rest what is waited for between two pieces
 * @returns a function to be waited for before each step of the work: a rest when the piece has taken its time, or nothing
 */
export function pauses(rest: () => Promise<unknown>): () => Promise<unknown> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestPiece) return undefined;
    return rest().then(() => {
      began = performance.now();
    });
  };
}
