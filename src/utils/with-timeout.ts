/** Milliseconds after which a file counts as missing. */
export const fileTimeoutMs = 12_000;

/**
 * Waits for what is being fetched, but not for ever.
 * @param ms how long, where it is no single file
 * @throws what the fetching throws, or an error when the time is over
 */
export async function withTimeout<Value>(file: Promise<Value>, ms = fileTimeoutMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A file did not come in time')), ms);
  });
  return Promise.race([file, over]).finally(() => clearTimeout(timer));
}
