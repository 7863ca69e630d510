/** The terms by subject, in an order in which each explains the next. */
import type { Copy, TermId } from '../../language/copy.ts';

export interface TermGroup {
  name: keyof Copy['terms']['groups'];
  terms: TermId[];
}

export const groups: TermGroup[] = [
  { name: 'brazil', terms: ['pix', 'pixKey', 'ted', 'boleto'] },
  { name: 'currencies', terms: ['swift', 'fiat', 'stablecoin', 'otc'] },
  { name: 'technology', terms: ['defi', 'web3', 'blockchain', 'cryptoasset'] },
  { name: 'business', terms: ['whiteLabel', 'lgpd'] },
];

/** The fragment of a group. */
export const groupId = (name: TermGroup['name']) => `terms-${name}`;
