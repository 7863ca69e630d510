/** The one configuration: the variables, read from the environment and checked, in the form that the site reads. */
import * as v from 'valibot';
import type { SiteConfig } from '../src/site-config.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

export interface Configuration {
  siteConfig: SiteConfig;
  /** Until when `security.txt` may be believed. A fact of the release and not of the bank: no page has it. */
  securityTxtExpires: string;
  /** The variables that still hold placeholders, and those that a law asks for in any case, with the law. */
  missing: string[];
  /** What is left out of the pages, and what may ask for it: for counsel. */
  leftOut: string[];
}

/**
 * Reads the configuration.
 * @param environment where the variables stand, usually `process.env`
 * @throws Error naming every variable that is wrong; with `SITE_STRICT=1` also every one that is missing
 */
export function readSiteConfig(environment: Record<string, string | undefined>): Configuration {
  const wrong: string[] = [];
  const missing: string[] = [];
  const leftOut: string[] = [];

  const read = (name: VariableName): unknown => {
    const { schema, value, placeholder: isPlaceholder, basis }: Variable = variables[name];
    const given = environment[name];
    if (given === undefined && isPlaceholder) missing.push(name);
    if (!given && basis) (basis.demanded ? missing : leftOut).push(`${name} (${basis.law})`);
    const result = v.safeParse(schema, given ?? value);
    if (result.success) return result.output;
    wrong.push(`${name} ${result.issues[0].message}`);
    return '';
  };
  const text = (name: VariableName) => read(name) as string;

  const siteConfig: SiteConfig = {
    siteOrigin: text('SITE_ORIGIN'),
    usEntity: text('US_ENTITY'),
    brazilEntity: text('BRAZIL_ENTITY'),
    accountUrl: text('ACCOUNT_URL'),
    bankingUrl: text('BANKING_URL'),
    whatsapp: text('WHATSAPP'),
    social: {
      facebook: text('FACEBOOK_URL'),
      instagram: text('INSTAGRAM_URL'),
      linkedin: text('LINKEDIN_URL'),
      youtube: text('YOUTUBE_URL'),
    },
    partners: [text('PARTNER_ONE'), text('PARTNER_TWO')],
    usRegistration: text('US_REGISTRATION'),
    usAddress: text('US_ADDRESS'),
    brazilRegistration: text('BRAZIL_REGISTRATION'),
    brazilAddress: text('BRAZIL_ADDRESS'),
    helpDesk: { phone: text('HELP_DESK_PHONE'), email: text('HELP_DESK_EMAIL') },
    ombudsman: { phone: text('OMBUDSMAN_PHONE'), email: text('OMBUDSMAN_EMAIL') },
    dataProtectionOfficer: { name: text('DATA_PROTECTION_OFFICER'), email: text('DATA_PROTECTION_EMAIL') },
    authorisation: { text: text('AUTHORISATION'), url: text('AUTHORISATION_URL') },
    anonymousChannel: text('ANONYMOUS_CHANNEL_URL'),
    feesUrl: text('FEES_URL'),
    whatsappHours: (read('WHATSAPP_HOURS') || null) as SiteConfig['whatsappHours'],
    email: {
      origin: text('EMAIL_ORIGIN'),
      publicKey: text('EMAIL_PUBLIC_KEY'),
      serviceId: text('EMAIL_SERVICE_ID'),
      templateId: text('EMAIL_TEMPLATE_ID'),
      blockHeadless: read('EMAIL_BLOCK_HEADLESS') as boolean,
      blockList: read('EMAIL_BLOCK_LIST') as string[],
      limitRate: read('EMAIL_LIMIT_RATE') as number,
    },
    pdfWorkerUrl: text('PDF_WORKER_URL'),
  };
  const securityTxtExpires = text('SECURITY_TXT_EXPIRES');

  if (wrong.length > 0) throw new Error(`The configuration is wrong:\n  ${wrong.join('\n  ')}`);
  if (missing.length > 0 && environment.SITE_STRICT === '1') {
    throw new Error(`SITE_STRICT=1, and these facts are not given:\n  ${missing.join('\n  ')}`);
  }
  return {
    siteConfig,
    securityTxtExpires,
    missing,
    leftOut,
  };
}
