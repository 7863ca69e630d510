/** The configured email service. A module of its own, so that pages without forms do not load it. */
import type { EmailConfig } from '../site-config.ts';

declare const __EMAIL_CONFIG__: EmailConfig;

export const emailConfig: EmailConfig = __EMAIL_CONFIG__;

/** The URL that forms are posted to. */
export const formAction = `${emailConfig.origin}/api/v1.0/email/send-form`;

/** The fields that EmailJS adds to those of a form. */
export const serviceFields = {
  /** That of `@emailjs/browser` in package.json. */
  lib_version: '4.4.1',
  service_id: emailConfig.serviceId,
  template_id: emailConfig.templateId,
  user_id: emailConfig.publicKey,
};
