/** The four outcomes of sending a message. */

/**
 * `text` is the server's or the error's, as plain text. `may-have-arrived` means that no answer came in time; even if the
 * service was not reached, the message may have arrived.
 */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'not-reached'; text: string }
  | { kind: 'may-have-arrived' };

/**
 * Converts what EmailJS rejects with: `{status, text}` for a refusal, a string for a configuration error, an
 * `Error` if the network failed.
 */
export function toSendResult(reason: unknown): SendResult {
  if (typeof reason === 'string') return { kind: 'refused', status: 400, text: reason };
  const { status = 0, text = '' } = reason as { status?: number; text?: string };
  // English in every language, like the texts of the service.
  if (!status) return { kind: 'not-reached', text: 'Network Error' };
  return { kind: 'refused', status, text: words(text) || `HTTP ${status}` };
}

/** At most 200 characters of a text; nothing if it is HTML, such as a proxy's error page. */
function words(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return /<\/?[a-z!]/iu.test(line) ? '' : line.replace(/^(.{200}).+/u, '$1…');
}
