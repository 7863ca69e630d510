/**
 * The facts about the bank that only its owner can give. They are set by environment variables, read and
 * checked in `build/site-config.ts`, and put into the bundle by the build; nothing else names a host or a number.
 */
export interface SiteConfig {
  /** The origin of the public site, without a trailing slash. */
  siteOrigin: string;
  usEntity: string;
  brazilEntity: string;
  /** Where an account is opened, and where clients log in. Both belong to the bank, not to this site. */
  accountUrl: string;
  bankingUrl: string;
  /** The bank's WhatsApp number as people read it: `+55 11 5550-0100`. */
  whatsapp: string;
  social: { facebook: string; instagram: string; linkedin: string; youtube: string };
  /** The names of the two strategic partners, which stand beside their marks. */
  partners: [string, string];
  email: EmailConfig;
  /** The registered number (EIN, CNPJ) and the address of each entity. Empty until given, as all that follow. */
  usRegistration: string;
  usAddress: string;
  brazilRegistration: string;
  brazilAddress: string;
  helpDesk: ContactDetails;
  ombudsman: ContactDetails;
  /** Who answers for personal data (LGPD, article 41). */
  dataProtectionOfficer: { name: string; email: string };
  /** Who has authorised the bank, and under which number, as one proper name; and where that can be seen. */
  authorisation: { text: string; url: string };
  /** Where anyone can report without giving a name. */
  anonymousChannel: string;
  /** Where the bank's fees stand. */
  feesUrl: string;
  /** When WhatsApp is answered on weekdays in Brasília, in whole hours; null if it is at any hour. */
  whatsappHours: { from: number; to: number } | null;
  /** Another address for the script of the PDF viewer's worker; empty for the site's own. */
  pdfWorkerUrl: string;
}

/** How a part of the bank is reached. Either may be empty. */
export interface ContactDetails {
  /** As people read it: `+55 11 5550-0101`. */
  phone: string;
  email: string;
}

/** What the email client needs. All of it is public by its nature: it is in every visitor's browser. */
export interface EmailConfig {
  /** The origin of the email service; empty for the site's own, where the local email service answers. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Refuse browsers that say they are automated. */
  blockHeadless: boolean;
  /** Addresses that are refused: the values of `from_email` in the block list. */
  blockList: string[];
  /** Milliseconds that must pass between two messages of a visitor; 0 for no limit. */
  limitRate: number;
}

declare const __SITE_CONFIG__: Omit<SiteConfig, 'email'>;

/** Without what the forms alone need (`src/forms/email-config.ts`). */
export const siteConfig = __SITE_CONFIG__;

/**
 * A link that opens a chat with the bank.
 * @param text what the visitor's message starts with
 */
export function whatsAppLink(text = ''): string {
  const number = siteConfig.whatsapp.replaceAll(/\D/gu, '');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
