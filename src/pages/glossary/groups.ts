/** The terms by what they are about, in the order in which one explains the next. */
import type { Copy, TermId } from '../../language/copy.ts';

interface Group {
  name: keyof Copy['terms']['groups'];
  terms: TermId[];
}

export const groups: Group[] = [
  { name: 'brazil', terms: ['pix', 'pixKey', 'ted', 'boleto'] },
  { name: 'currencies', terms: ['swift', 'fiat', 'stablecoin', 'otc'] },
  { name: 'technology', terms: ['defi', 'web3', 'blockchain'] },
  { name: 'business', terms: ['whiteLabel', 'lgpd'] },
];

/** The id of a group on the page. */
export const groupId = (name: Group['name']) => `terms-${name}`;
