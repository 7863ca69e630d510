/** Whether the local email service is to answer here, and what to say about where messages go. */
import { variables } from '../../build/variables.ts';
import type { EmailConfig } from '../../src/site-config.ts';
import { mailbox } from './mailbox.ts';
import { type EmailService, emailService, mailboxPath } from './service.ts';

export interface LocalEmail {
  /** Null where a real service is configured. */
  service: EmailService | null;
  /** One line for whoever has started the server. */
  notice: string;
}

/** The folder of the messages, unless `MAILBOX` names another. */
const defaultFolder = '.mailbox';

/**
 * Sets the local email service up, unless real identifiers are configured.
 * @param config the email part of the configuration
 * @param environment where the variables stand, usually `process.env`
 */
export function localEmail(config: EmailConfig, environment: Record<string, string | undefined>): LocalEmail {
  if (config.origin) return { service: null, notice: `Messages go to ${config.origin}` };
  const given = (['EMAIL_PUBLIC_KEY', 'EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID'] as const).filter(
    (name) => environment[name] !== undefined && environment[name] !== variables[name].value,
  );
  if (given.length > 0) {
    return {
      service: null,
      notice: `Messages go nowhere: ${given.join(', ')} given, but not EMAIL_ORIGIN (docs/email.md)`,
    };
  }
  const folder = environment.MAILBOX ?? defaultFolder;
  return {
    service: emailService(config, mailbox(folder)),
    notice: `Messages arrive in ${folder}/ and can be read at ${mailboxPath}`,
  };
}
