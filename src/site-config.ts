/**
 * The facts about the bank that only its owner can give: environment variables, read and checked in
 * `build/site-config.ts` and put into the bundle. Nothing else names a host or a number.
 */
export interface SiteConfig {
  /** The origin of the public site, without a trailing slash. */
  siteOrigin: string;
  usEntity: string;
  brazilEntity: string;
  /** Where an account is opened, and where clients log in: other sites of the bank. */
  accountUrl: string;
  bankingUrl: string;
  /** The bank's WhatsApp number, formatted: `+55 11 5550-0100`. */
  whatsapp: string;
  social: { facebook: string; instagram: string; linkedin: string; youtube: string };
  /** The names of the two strategic partners. */
  partners: [string, string];
  email: EmailConfig;
  /** The registered number (EIN, CNPJ) and the address of each entity. Empty until given, like all that follow. */
  usRegistration: string;
  usAddress: string;
  brazilRegistration: string;
  brazilAddress: string;
  helpDesk: ServiceDesk;
  ombudsman: ServiceDesk;
  /** The data protection officer (LGPD, article 41). */
  dataProtectionOfficer: { name: string; email: string };
  /** The authority and the number of the authorisation, as one name, and the page that shows it. */
  authorisation: { text: string; url: string };
  /** The address of the anonymous reporting channel. */
  anonymousChannel: string;
  /** The address of the list of fees. */
  feesUrl: string;
  /** The hours of WhatsApp on weekdays, Brasília time, whole hours; null for any hour. */
  whatsappHours: { from: number; to: number } | null;
  /** Another address for the script of the PDF viewer's worker; empty for the site's own. */
  pdfWorkerUrl: string;
}

/** How to reach a service desk. Either may be empty. */
export interface ServiceDesk {
  /** Formatted: `+55 11 5550-0101`. */
  phone: string;
  email: string;
}

/** The configuration of the email client; public, since it is in every visitor's browser. */
export interface EmailConfig {
  /** The origin of the email service; empty for the local email service. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Refuse automated browsers. */
  blockHeadless: boolean;
  /** Addresses that are refused: the values of `from_email` in the block list. */
  blockList: string[];
  /** Milliseconds between two messages of a visitor; 0 for no limit. */
  limitRate: number;
}

declare const __SITE_CONFIG__: Omit<SiteConfig, 'email'>;

/** Without what only the forms need (`src/forms/email-config.ts`). */
export const siteConfig = __SITE_CONFIG__;

/**
 * A link that opens a chat with the bank.
 * @param text what the visitor's message starts with
 */
export function whatsAppLink(text = ''): string {
  const number = siteConfig.whatsapp.replaceAll(/\D/gu, '');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
