import type { EmailConfig } from '../../site-config.ts';

declare const __EMAIL_CONFIG__: EmailConfig;

/** The owner's email service. It comes with the forms: most pages have none. */
export const emailConfig: EmailConfig = __EMAIL_CONFIG__;
