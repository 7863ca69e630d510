/** Milliseconds after which a file counts as missing. */
export const fileTimeoutMs = 12_000;

/**
 * Adds a timeout to a promise, such as a dynamic import.
 * @param ms the timeout in milliseconds; by default that of a file
 * @throws the promise's rejection, or an error after the timeout
 */
export async function withTimeout<Value>(file: Promise<Value>, ms = fileTimeoutMs): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A file did not come in time')), ms);
  });
  return Promise.race([file, over]).finally(() => clearTimeout(timer));
}
