/** What is told to the operator about a fault in a visitor's browser: where it was, and nothing about the visitor. */

/** A report in the form of the Reporting API, as browsers send their own. */
export interface Report {
  type: 'javascript-error' | 'send-failure';
  /** Milliseconds since it happened. */
  age: number;
  /** The address of the page, without query and hash. */
  url: string;
  body: Record<string, string | number>;
}

/** Longer messages tell no more. */
const longest = 300;

/**
 * Makes a text fit to leave the browser: without e-mail addresses, long numbers, queries, and not too long.
 * An error's message may quote what was typed or an address that somebody put data into.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/\S+@\S+/gu, '[address]')
    .replaceAll(/[?#]\S+/gu, '')
    .replaceAll(/\+?\d[\d\s().-]{4,}\d/gu, '[number]')
    .slice(0, longest);
}

/**
 * A report of an error.
 * @param page the address of the page
 * @param error what was thrown, or what a promise was rejected with
 * @param place the script and the line, where the browser knows them
 */
export function errorReport(
  page: URL,
  error: unknown,
  place: { source?: string | undefined; line?: number | undefined } = {},
): Report {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const body: Report['body'] = { name, message: withoutPersonalData(message) };
  if (place.source) body.source = withoutPersonalData(place.source);
  if (place.line) body.line = place.line;
  return { type: 'javascript-error', age: 0, url: page.origin + page.pathname, body };
}

/**
 * A report of a message that could not be sent.
 * @param page the address of the page
 * @param form which form it was
 * @param status what the service answered; 0 without an answer
 */
export function sendFailureReport(page: URL, form: string, status: number): Report {
  return { type: 'send-failure', age: 0, url: page.origin + page.pathname, body: { form, status } };
}
