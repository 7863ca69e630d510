/**
 * The configuration: facts of the owner and options, read from environment variables and checked. A missing fact has a
 * placeholder on a reserved domain or number, or is left out of the pages (docs/configuration.md).
 * deploy/with-site-config.sh takes the names of the variables from this file: those in single quotes.
 */
import * as v from 'valibot';
import type { SiteConfig } from '../src/site-config.ts';

export interface Configuration {
  siteConfig: SiteConfig;
  /** Variables with placeholders, and missing ones that a law requires. */
  missing: string[];
  /** Variables left out of the pages; counsel decides whether a law requires them. */
  leftOut: string[];
}

/** The identifiers of the local email service. */
export const localIdentifiers = {
  publicKey: 'local_public_key',
  serviceId: 'local_service',
  templateId: 'local_template',
};

const matching = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${message}`));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const https = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must start with https://'));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => new URL(url).origin === url, 'must be an origin: no path, no trailing slash'),
);
const phone = matching(/^\+\d[\d -]{6,18}\d$/u, 'an international number: +55 11 …');
const email = v.pipe(v.string(), v.email('must be an e-mail address'));
// A CNPJ may have letters (Instrução Normativa RFB 2.229/2024).
const cnpj = matching(/^[\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d{2}$/u, 'a CNPJ: 12.345.678/0001-90');
const ein = matching(/^\d{2}-\d{7}$/u, 'an EIN: 12-3456789');
const hours = v.pipe(
  matching(/^\d{1,2}-\d{1,2}$/u, 'whole hours: 9-18'),
  v.transform((text) => text.split('-').map(Number) as [number, number]),
  v.check(([from, to]) => from < to && to <= 24, 'must end after it begins, and by 24'),
  v.transform(([from, to]) => ({ from, to })),
);
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
);
const milliseconds = v.pipe(matching(/^\d+$/u, 'a whole number of milliseconds'), v.transform(Number));
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s*,\s*/u).filter(Boolean)),
);
const orEmpty = (schema: v.GenericSchema<string, string>) => v.union([v.literal(''), schema]);

/**
 * Reads the configuration.
 * @param environment the variables, usually `process.env`
 * @throws Error naming every variable that is wrong; with `SITE_STRICT=1` also every one that is missing
 */
export function readSiteConfig(environment: Record<string, string | undefined>): Configuration {
  const wrong: string[] = [];
  const missing: string[] = [];
  const leftOut: string[] = [];

  const option = <T>(name: string, schema: v.GenericSchema<string, T>, fallback: string): T => {
    const { success, output, issues } = v.safeParse(schema, environment[name] ?? fallback);
    if (!success) wrong.push(`${name} ${issues[0].message}`);
    return output as T;
  };
  const placeholder = (name: string, schema: v.GenericSchema<string, string>, standIn: string) => {
    if (environment[name] === undefined) missing.push(name);
    return option(name, schema, standIn);
  };
  /** A fact that is not shown until it is given. */
  const fact = (name: string, schema: v.GenericSchema<string, string>, asks?: 'the law' | 'counsel') => {
    if (!environment[name] && asks) (asks === 'the law' ? missing : leftOut).push(name);
    return option(name, orEmpty(schema), '');
  };

  const siteConfig: SiteConfig = {
    siteOrigin: placeholder('SITE_ORIGIN', origin, 'https://www.ether.example'),
    usEntity: placeholder('US_ENTITY', words, 'Ether Example Inc.'),
    brazilEntity: placeholder('BRAZIL_ENTITY', words, 'Ether Exemplo Ltda.'),
    accountUrl: placeholder('ACCOUNT_URL', https, 'https://conta.ether.example/'),
    bankingUrl: placeholder('BANKING_URL', https, 'https://banking.ether.example/'),
    whatsapp: placeholder('WHATSAPP', phone, '+55 11 5550-0100'),
    social: {
      facebook: placeholder('FACEBOOK_URL', https, 'https://facebook.example/ether'),
      instagram: placeholder('INSTAGRAM_URL', https, 'https://instagram.example/ether'),
      linkedin: placeholder('LINKEDIN_URL', https, 'https://linkedin.example/ether'),
      youtube: placeholder('YOUTUBE_URL', https, 'https://youtube.example/ether'),
    },
    partners: [placeholder('PARTNER_ONE', words, 'Meridian'), placeholder('PARTNER_TWO', words, 'Arcada')],
    usRegistration: fact('US_REGISTRATION', ein),
    usAddress: fact('US_ADDRESS', words),
    brazilRegistration: fact('BRAZIL_REGISTRATION', cnpj, 'the law'),
    brazilAddress: fact('BRAZIL_ADDRESS', words, 'the law'),
    helpDesk: {
      phone: placeholder('HELP_DESK_PHONE', orEmpty(phone), '+55 11 5550-0101'),
      email: fact('HELP_DESK_EMAIL', email, 'the law'),
    },
    ombudsman: {
      phone: placeholder('OMBUDSMAN_PHONE', orEmpty(phone), '+55 11 5550-0102'),
      email: fact('OMBUDSMAN_EMAIL', email, 'counsel'),
    },
    dataProtectionOfficer: {
      name: fact('DATA_PROTECTION_OFFICER', words, 'the law'),
      email: fact('DATA_PROTECTION_EMAIL', email, 'the law'),
    },
    authorisation: {
      text: fact('AUTHORISATION', words, 'counsel'),
      url: fact('AUTHORISATION_URL', https),
    },
    anonymousChannel: fact('ANONYMOUS_CHANNEL_URL', https, 'counsel'),
    feesUrl: fact('FEES_URL', https, 'counsel'),
    whatsappHours: environment.WHATSAPP_HOURS ? option('WHATSAPP_HOURS', hours, '') : null,
    email: {
      origin: placeholder('EMAIL_ORIGIN', orEmpty(origin), ''),
      publicKey: placeholder('EMAIL_PUBLIC_KEY', words, localIdentifiers.publicKey),
      serviceId: placeholder('EMAIL_SERVICE_ID', words, localIdentifiers.serviceId),
      templateId: placeholder('EMAIL_TEMPLATE_ID', words, localIdentifiers.templateId),
      blockHeadless: option('EMAIL_BLOCK_HEADLESS', flag, '0'),
      blockList: option('EMAIL_BLOCK_LIST', list, ''),
      limitRate: option('EMAIL_LIMIT_RATE', milliseconds, '0'),
    },
    pdfWorkerUrl: option('PDF_WORKER_URL', orEmpty(https), ''),
  };

  if (wrong.length > 0) throw new Error(`The configuration is wrong:\n  ${wrong.join('\n  ')}`);
  if (missing.length > 0 && environment.SITE_STRICT === '1')
    throw new Error(`SITE_STRICT=1, and these facts are not given:\n  ${missing.join('\n  ')}`);
  return { siteConfig, missing, leftOut };
}
