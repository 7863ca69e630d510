/** What became of a sending: one shape for everything that the email client resolves or rejects with. */

export type FailureKind =
  /** 451: the browser says that it is automated, and such browsers are refused. */
  | 'headless'
  /** 403: the address is in the block list. */
  | 'blocked'
  /** 429: the last message was sent a moment ago. */
  | 'limited'
  /** The service could not be reached. */
  | 'network'
  /** The service did not answer in time. */
  | 'timeout'
  /** Any other status of the service. */
  | 'refused'
  /** The client was not given what it needs. */
  | 'configuration';

export interface Failure {
  kind: FailureKind;
  /** The status of the answer; 0 where there was none. */
  status: number;
  /** The server's or the error's text, as plain text. */
  text: string;
}

export type Outcome = { kind: 'sent'; status: number; text: string } | Failure;

export const timedOut: Failure = { kind: 'timeout', status: 0, text: 'Timeout' };
const networkError: Failure = { kind: 'network', status: 0, text: 'Network Error' };

/** Whether the message may have reached the service although nothing was heard of it. */
export function mayHaveArrived({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'network';
}

const kindOfStatus: Record<number, FailureKind> = {
  0: 'network',
  403: 'blocked',
  429: 'limited',
  451: 'headless',
};

/** As much of an answer as a person would read. */
const longestText = 200;

/** A proxy may answer with a whole page, which tells a person nothing. */
const markup = /^\s*<|<\/?(?:html|head|body|title|p|div|h1)\b/iu;

/**
 * Reads what the client rejected with: `{status, text}` for an answer or a refusal of its own, a string for an
 * error of configuration, and an error of the browser's where the service could not be reached.
 */
export function failureOf(reason: unknown): Failure {
  if (typeof reason === 'string') return { kind: 'configuration', status: 0, text: shortened(reason) };
  if (!isResponseStatus(reason)) return networkError;
  const { status } = reason;
  const text = shortened(reason.text) || `HTTP ${status}`;
  return { kind: kindOfStatus[status] ?? 'refused', status, text };
}

function isResponseStatus(reason: unknown): reason is { status: number; text: string } {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'status' in reason &&
    typeof reason.status === 'number' &&
    'text' in reason &&
    typeof reason.text === 'string'
  );
}

function shortened(text: string): string {
  if (markup.test(text)) return '';
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > longestText ? `${line.slice(0, longestText).trimEnd()}…` : line;
}
