/** The call of the forms without the email client's code. Its options (block list, limit) are the client's own. */
import type { EmailConfig } from '../../site-config.ts';
import { failureOf, type Outcome } from './outcome.ts';

/** Where forms are posted: `POST {origin}/api/v1.0/email/send-form`. */
export function formAction(settings: EmailConfig): string {
  return `${settings.origin}/api/v1.0/email/send-form`;
}

/** What the email client adds to the fields of a form. */
export function serviceFields(settings: EmailConfig): Record<string, string> {
  return {
    lib_version: '4.4.1',
    service_id: settings.serviceId,
    template_id: settings.templateId,
    user_id: settings.publicKey,
  };
}

/** Posts the fields of a message as a form. Never rejects. */
export async function postForm(settings: EmailConfig, fields: Record<string, string>): Promise<Outcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields(settings) }))
    body.set(name, value);
  try {
    const { ok, status, text } = await fetch(formAction(settings), { method: 'POST', body }).then(
      async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }),
    );
    return ok ? { kind: 'sent', status, text } : failureOf({ status, text });
  } catch (reason) {
    return failureOf(reason);
  }
}
