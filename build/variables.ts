/**
 * Every fact of the owner and every option: its environment variable, what it may be, and the placeholder that stands
 * in until it is given. Placeholders are on reserved domains and numbers, so that nothing points at a stranger.
 */
import * as v from 'valibot';
import {
  cnpj,
  count,
  ein,
  email,
  flag,
  hours,
  https,
  list,
  moment,
  origin,
  phone,
  words,
} from './config-schemas.ts';

export interface Variable {
  schema: v.GenericSchema<string, unknown>;
  value: string;
  /** Whether the value is a placeholder of ours. Options have real defaults. */
  placeholder: boolean;
  /** What asks for the fact, if it may be left out of the pages. */
  basis?: Basis;
}

/** Why a fact is asked for. */
export interface Basis {
  law: string;
  /** Whether the law asks for it in any case, so that a strict build wants it; if not, counsel decides. */
  demanded: boolean;
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

/** A fact of which nothing is shown until it is given. */
const fact = (schema: Variable['schema'], basis?: Basis): Variable => ({
  schema: v.union([v.literal(''), schema]),
  value: '',
  placeholder: false,
  basis,
});

const demandedBy = (law: string): Basis => ({ law, demanded: true });
const forCounsel = (law: string): Basis => ({ law, demanded: false });

const ombudsmanRule = forCounsel(
  'Resolução CMN 4.860/2020 or Resolução BCB 28/2020, if the central bank authorises Ether',
);

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
  US_REGISTRATION: fact(ein),
  US_ADDRESS: fact(words),
  BRAZIL_REGISTRATION: fact(cnpj, demandedBy('Decreto 7.962/2013, art. 2, I')),
  BRAZIL_ADDRESS: fact(words, demandedBy('Decreto 7.962/2013, art. 2, II')),
  HELP_DESK_PHONE: fact(
    phone,
    forCounsel('Decreto 11.034/2022, art. 4, for services that the Union regulates'),
  ),
  HELP_DESK_EMAIL: fact(email, demandedBy('Decreto 7.962/2013, art. 2, II')),
  OMBUDSMAN_PHONE: fact(phone, ombudsmanRule),
  OMBUDSMAN_EMAIL: fact(email, ombudsmanRule),
  DATA_PROTECTION_OFFICER: fact(words, demandedBy('LGPD (Lei 13.709/2018), art. 41, § 1')),
  DATA_PROTECTION_EMAIL: fact(email, demandedBy('LGPD (Lei 13.709/2018), art. 41, § 1')),
  AUTHORISATION: fact(
    words,
    forCounsel('Lei 4.595/1964, art. 18; Lei 12.865/2013, art. 9; Lei 14.478/2022, art. 2, by service'),
  ),
  AUTHORISATION_URL: fact(https),
  ANONYMOUS_CHANNEL_URL: fact(
    https,
    forCounsel('Decreto 11.129/2022, art. 57, X, of an integrity programme'),
  ),
  FEES_URL: fact(
    https,
    forCounsel('Resolução CMN 3.919/2010, art. 15, if the central bank authorises Ether'),
  ),
  WHATSAPP_HOURS: fact(hours),
  EMAIL_ORIGIN: placeholder(v.union([v.literal(''), origin]), ''),
  EMAIL_PUBLIC_KEY: placeholder(words, 'local_public_key'),
  EMAIL_SERVICE_ID: placeholder(words, 'local_service'),
  EMAIL_TEMPLATE_ID: placeholder(words, 'local_template'),
  EMAIL_BLOCK_HEADLESS: option(flag, '0'),
  EMAIL_BLOCK_LIST: option(list, ''),
  EMAIL_LIMIT_RATE: option(count, '0'),
  PDF_WORKER_URL: option(v.union([v.literal(''), https]), ''),
  SECURITY_TXT_EXPIRES: option(moment, '2027-11-20T00:00:00Z'),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
