/** What becomes of a message: one of four answers. */

/** `text` is the server's or the error's, as plain text. When the service was not reached, the message may have arrived all the same. */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'not-reached'; text: string }
  | { kind: 'may-have-arrived' };

/**
 * Reads what the email client rejects with: `{status, text}` for an answer or a refusal of its own, a string for an error
 * of configuration, and an error of the browser's where the service could not be reached.
 */
export function toSendResult(reason: unknown): SendResult {
  if (typeof reason === 'string') return { kind: 'refused', status: 400, text: reason };
  const { status = 0, text = '' } = reason as { status?: number; text?: string };
  if (!status) return { kind: 'not-reached', text: 'Network Error' };
  return { kind: 'refused', status, text: words(text) || `HTTP ${status}` };
}

/** As much of an answer as a person would read; nothing of a proxy's page. */
function words(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return /<\/?[a-z!]/iu.test(line) ? '' : line.replace(/^(.{200}).+/u, '$1…');
}
