/** The recorded payment, an invented one; the app's mockup shows the same. */
export const example = { amount: '1250.00', wallet: '0x36f675cc', date: '2026-01-15' };

/** The SHA-256 of its record, and of that with one cent more (checked in `example.test.ts`). */
export const hashes = {
  recorded: '49df113cdb6ddc510bb008eab55b9ccea4a02cf3a968936f0f7e0c1df24c5017',
  oneCentMore: '69af38714b2e2dcaacecf9c1592f69430a84fee7a5a605398bb55d8c0c50790f',
} as const;

/** The text that is hashed: the amount in cents, which is the same in every language, the wallet and the date. */
export function recordText({ amount, wallet, date }: typeof example): string {
  return [Math.round(Number(amount) * 100), wallet.trim(), date].join('\n');
}

/** How many characters of two hashes differ. */
export function differing(one: string, other: string): number {
  return Array.from(one).filter((digit, index) => digit !== other[index]).length;
}
