/** The body of a request, for the local services. */
import type { IncomingMessage } from 'node:http';

/**
 * Reads a body. One that is too large is read to its end all the same: a browser that is cut off sees no answer.
 * @param largest how many bytes it may have
 * @returns null if it has more
 */
export async function readBody(
  request: IncomingMessage,
  largest: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length <= largest) parts.push(part as Buffer);
  }
  return length > largest ? null : Buffer.concat(parts);
}
