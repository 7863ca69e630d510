/** What the variables of the configuration may hold, each with the words for one that is wrong. */
import * as v from 'valibot';

export const https = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => value.startsWith('https://'), 'must start with https://'),
);
export const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((value) => new URL(value).origin === value, 'must be an origin: no path, no trailing slash'),
);
export const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+\d[\d -]{6,18}\d$/u, 'must be an international number: +55 11 …'),
);
export const cnpj = v.pipe(
  v.string(),
  // Letters are in use since July 2026 (Instrução Normativa RFB 2.229/2024).
  v.regex(/^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}$/u, 'must be a CNPJ: 12.345.678/0001-90'),
);
export const ein = v.pipe(v.string(), v.regex(/^\d{2}-\d{7}$/u, 'must be an EIN: 12-3456789'));
export const email = v.pipe(v.string(), v.email('must be an e-mail address'));
export const hours = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}-\d{1,2}$/u, 'must be whole hours: 9-18'),
  v.transform((value) => {
    const [from, to] = value.split('-').map(Number) as [number, number];
    return { from, to };
  }),
  v.check(({ from, to }) => from < to && to <= 24, 'must end after it begins, and by 24'),
);
export const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);
export const count = v.pipe(
  v.string(),
  v.regex(/^\d+$/u, 'must be a whole number of milliseconds'),
  v.transform(Number),
);
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment as RFC 3339 writes it: 2027-11-20T00:00:00Z'),
);
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
);
