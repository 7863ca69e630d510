/**
 * Failures to order, so that they can be tried by hand in a form: an address at `fault.example` makes the local
 * service answer with a status (`status-503@fault.example`), late (`wait-30@fault.example`, in seconds) or not
 * at all (`cut@fault.example`). The header `x-fault` does the same for calls that are not made by a form.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RequestError } from './request-error.ts';

export const faultHeader = 'x-fault';

const domain = '@fault.example';

/** What was ordered with a message, if anything. */
export function requestedFault(headers: IncomingHttpHeaders, fields: Record<string, string>): string | null {
  const header = headers[faultHeader];
  if (typeof header === 'string') return header;
  const address = fields.from_email ?? '';
  return address.endsWith(domain) ? address.slice(0, -domain.length) : null;
}

/**
 * Does what was ordered.
 * @returns whether the message may go on; not if the connection is to be cut
 * @throws RequestError with the status that was ordered
 */
export async function injectFault(order: string): Promise<boolean> {
  const [, name, number] = /^(status|wait|cut)(?:-(\d{1,3}))?$/u.exec(order) ?? [];
  // Only what can be the status of a refusal: 1xx would leave the caller waiting, and 000 is none at all.
  if (name === 'status') {
    const status = Number(number ?? 500);
    throw new RequestError(status >= 400 && status <= 599 ? status : 400, 'As ordered');
  }
  if (name === 'wait') await wait(Number(number ?? 1) * 1000);
  return name !== 'cut';
}
