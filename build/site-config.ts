/**
 * The one configuration: every fact of the owner, its environment variable, and the placeholder that stands
 * in until it is given. Placeholders are on reserved domains and numbers, so that nothing points at a stranger.
 */
import * as v from 'valibot';
import type { ReportingConfig, SiteConfig } from '../src/site-config.ts';

const https = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => value.startsWith('https://'), 'must start with https://'),
);
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => new URL(value).origin === value, 'must be an origin: no path, no trailing slash'),
);
const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const phone = v.pipe(
  v.string(),
  v.regex(/^\+\d[\d -]{6,18}\d$/u, 'must be an international number: +55 11 …'),
);
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);
const count = v.pipe(
  v.string(),
  v.regex(/^\d+$/u, 'must be a whole number of milliseconds'),
  v.transform(Number),
);
const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment as RFC 3339 writes it: 2027-11-20T00:00:00Z'),
);
/** Where reports go: another host, or this one where the local service answers. */
const reportAddress = v.union(
  [v.literal(''), v.literal('/__reports'), https],
  'must start with https://, or be /__reports',
);
const share = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, 'must be a number from 0 to 1'),
  v.transform(Number),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);

interface Variable {
  schema: v.GenericSchema<string, unknown>;
  value: string;
  /** Whether the value is a placeholder of ours. Options have real defaults. */
  placeholder: boolean;
}

const placeholder = (schema: Variable['schema'], value: string): Variable => ({
  schema,
  value,
  placeholder: true,
});
const option = (schema: Variable['schema'], value: string): Variable => ({
  schema,
  value,
  placeholder: false,
});

/** Every variable, in the order in which docs/configuration.md explains them. */
export const variables = {
  SITE_ORIGIN: placeholder(origin, 'https://www.ether.example'),
  US_ENTITY: placeholder(words, 'Ether Example Inc.'),
  BRAZIL_ENTITY: placeholder(words, 'Ether Exemplo Ltda.'),
  ACCOUNT_URL: placeholder(https, 'https://conta.ether.example/'),
  BANKING_URL: placeholder(https, 'https://banking.ether.example/'),
  WHATSAPP: placeholder(phone, '+55 11 5550-0100'),
  FACEBOOK_URL: placeholder(https, 'https://facebook.example/ether'),
  INSTAGRAM_URL: placeholder(https, 'https://instagram.example/ether'),
  LINKEDIN_URL: placeholder(https, 'https://linkedin.example/ether'),
  YOUTUBE_URL: placeholder(https, 'https://youtube.example/ether'),
  PARTNER_ONE: placeholder(words, 'Meridian'),
  PARTNER_TWO: placeholder(words, 'Arcada'),
  EMAIL_ORIGIN: placeholder(v.union([v.literal(''), origin]), ''),
  EMAIL_PUBLIC_KEY: placeholder(words, 'local_public_key'),
  EMAIL_SERVICE_ID: placeholder(words, 'local_service'),
  EMAIL_TEMPLATE_ID: placeholder(words, 'local_template'),
  EMAIL_BLOCK_HEADLESS: option(flag, '0'),
  EMAIL_BLOCK_LIST: option(list, ''),
  EMAIL_LIMIT_RATE: option(count, '0'),
  PDF_WORKER_URL: option(v.union([v.literal(''), https]), ''),
  REPORT_URL: option(reportAddress, ''),
  REPORT_SAMPLE: option(share, '1'),
  SECURITY_TXT_EXPIRES: option(moment, '2027-11-20T00:00:00Z'),
} satisfies Record<string, Variable>;

type Name = keyof typeof variables;

export interface Configuration {
  siteConfig: SiteConfig;
  /** Until when `security.txt` may be believed. A fact of the release and not of the bank: no page has it. */
  securityTxtExpires: string;
  /** Where browsers report what goes wrong, and the share of visits that do; null if nowhere. No page has it. */
  reporting: ReportingConfig | null;
  /** The variables that still hold placeholders. */
  missing: string[];
}

/**
 * Reads the configuration.
 * @param environment where the variables stand, usually `process.env`
 * @throws Error naming every variable that is wrong; with `SITE_STRICT=1` also every one that is missing
 */
export function readSiteConfig(environment: Record<string, string | undefined>): Configuration {
  const wrong: string[] = [];
  const missing: string[] = [];

  const read = (name: Name): unknown => {
    const { schema, value, placeholder: isPlaceholder } = variables[name];
    const given = environment[name];
    if (given === undefined && isPlaceholder) missing.push(name);
    const result = v.safeParse(schema, given ?? value);
    if (result.success) return result.output;
    wrong.push(`${name} ${result.issues[0].message}`);
    return '';
  };
  const text = (name: Name) => read(name) as string;

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
  const reporting = { url: text('REPORT_URL'), sample: read('REPORT_SAMPLE') as number };
  const securityTxtExpires = text('SECURITY_TXT_EXPIRES');

  if (wrong.length > 0) throw new Error(`The configuration is wrong:\n  ${wrong.join('\n  ')}`);
  if (missing.length > 0 && environment.SITE_STRICT === '1') {
    throw new Error(`SITE_STRICT=1, and these facts are not given:\n  ${missing.join('\n  ')}`);
  }
  return { siteConfig, securityTxtExpires, reporting: reporting.url ? reporting : null, missing };
}
