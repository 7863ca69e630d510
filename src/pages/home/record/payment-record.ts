/** A record of three fields, its one canonical text, and the example that the page begins with. */
export interface PaymentRecord {
  /** In cents; `null` where what is typed is no amount. */
  cents: number | null;
  /** The address of the wallet that receives. */
  recipient: string;
  /** As `2026-01-15`; empty where no whole date is typed. */
  date: string;
}

/** An invented payment. */
export const example: PaymentRecord = { cents: 125_000, recipient: '0x52c4e9a1', date: '2026-01-15' };

/** The fingerprints of the example and of the same with one cent more; `payment-record.test.ts` computes them anew. */
export const exampleHashes = {
  recorded: '3ebf29ec8c4c584f04dee090141a84f0ab60ee96a001f2fd6d19ce4051fc39b4',
  changed: 'eba851cfa065d6520bd1552e4ce8af60206532a03149ced84e207fd36d24605a',
} as const;

/** The record with one cent more. */
export function withOneCentMore(record: PaymentRecord): PaymentRecord {
  return { ...record, cents: (record.cents ?? 0) + 1 };
}

/** The text that the fingerprint is made of: amount, recipient and date, a line each; spaces at an end do not count. */
export function canonicalText({ cents, recipient, date }: PaymentRecord): string {
  return [cents === null ? '' : (cents / 100).toFixed(2), recipient.trim().normalize('NFC'), date].join('\n');
}

/** Whether all three fields are filled in, with an amount that is one. */
export function isComplete({ cents, recipient, date }: PaymentRecord): boolean {
  return cents !== null && recipient.trim() !== '' && date !== '';
}

/** The largest amount that is taken, in cents: every cent of it can still be told apart. */
const mostCents = 100_000_000_000_00;

/**
 * Reads an amount as any of the five languages writes it: `1.250,00`, `1,250.00`, `1 250,00`, `١٢٥٠٫٠٠`. The last
 * point or comma parts the cents if one or two digits follow it.
 * @returns cents, or `null` if it is no amount
 */
export function parseAmount(typed: string): number | null {
  const plain = typed
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.codePointAt(0)! - 0x660))
    .replaceAll('٫', ',')
    .replaceAll(/[\s٬’']/gu, '');
  const parts = /^(?<whole>\d[\d.,]*?)(?:[.,](?<cents>\d{1,2}))?$/u.exec(plain)?.groups;
  if (!parts) return null;
  const whole = Number(parts.whole!.replaceAll(/[.,]/gu, ''));
  const cents = whole * 100 + Number((parts.cents ?? '').padEnd(2, '0'));
  return cents <= mostCents ? cents : null;
}

/** An amount as the copy of the language writes it: 1.250,00, in Spanish 1250.00, whose numbers of four digits are not parted. */
export function formatAmount(cents: number, locale: string): string {
  const useGrouping = locale.startsWith('es') ? 'min2' : 'auto';
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping }).format(cents / 100);
}
