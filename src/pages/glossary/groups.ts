/** The terms by what they are about, in the order in which one explains the next. */
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

/** The id of a group on the page. */
export const groupId = (name: TermGroup['name']) => `terms-${name}`;
