/** The owner's email service. It comes with the forms: most pages have none. */
import type { EmailConfig } from '../site-config.ts';

declare const __EMAIL_CONFIG__: EmailConfig;

export const emailConfig: EmailConfig = __EMAIL_CONFIG__;

/** Where forms are posted. */
export const formAction = `${emailConfig.origin}/api/v1.0/email/send-form`;

/** What the email client adds to the fields of a form. */
export const serviceFields = {
  lib_version: '4.4.1',
  service_id: emailConfig.serviceId,
  template_id: emailConfig.templateId,
  user_id: emailConfig.publicKey,
};
