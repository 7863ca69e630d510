/** Whether SHA-256 can be computed: `crypto.subtle` exists on secure connections only. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * @returns the SHA-256 in hexadecimal digits
 * @throws where `canHash()` is false
 */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The SHA-256 of a text in UTF-8. */
export function sha256OfText(text: string): Promise<string> {
  return sha256(new TextEncoder().encode(text));
}
