/**
 * How a form's message goes out: by the email client, which is fetched when it is wanted; and where its code
 * cannot be had, because a release has replaced it or the line is bad, by the same call without it.
 */
import type { EmailClient, SendOptions } from './client.ts';
import { emailConfig } from './email-config.ts';
import type { Outcome } from './outcome.ts';
import { postForm } from './post-form.ts';
import { withoutForbiddenStorage } from './storage.ts';

/** How long the client's code is waited for, in milliseconds, once a message is to go out. */
const loadTimeoutMs = 8000;

let client: Promise<EmailClient> | null = null;

/** Fetches the client's code ahead. A failed import is tried anew, in engines that ask for it again. */
export function prepareEmail(): void {
  client ??= withoutForbiddenStorage(() => import('./client.ts'))
    .then(({ emailClient }) => emailClient(emailConfig, location.origin))
    .catch((error: unknown) => {
      client = null;
      throw error;
    });
  client.catch(() => {});
}

/** Sends the fields of a message. Never rejects. */
export async function sendEmail(fields: Record<string, string>, options: SendOptions): Promise<Outcome> {
  prepareEmail();
  const loaded = await Promise.race([client!.catch(() => null), after(loadTimeoutMs)]);
  return loaded ? loaded.sendForm(fields, options) : postForm(emailConfig, fields);
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
