/** The terms by what they are about, in the order in which one explains the next. */
import type { Copy, TermId } from '../../language/copy.ts';
import pix from '../../ui/leaf-icons/pix.svg?raw';
import law from '../../ui/leaf-icons/law.svg?raw';
import international from '../../ui/leaf-icons/international.svg?raw';
import web3 from '../../ui/leaf-icons/web3.svg?raw';

export interface TermGroup {
  name: keyof Copy['terms']['groups'];
  icon: string;
  terms: TermId[];
}

export const groups: TermGroup[] = [
  { name: 'brazil', icon: pix, terms: ['pix', 'pixKey', 'ted', 'boleto'] },
  { name: 'currencies', icon: international, terms: ['swift', 'fiat', 'stablecoin', 'otc'] },
  { name: 'technology', icon: web3, terms: ['defi', 'web3', 'blockchain', 'cryptoasset'] },
  { name: 'business', icon: law, terms: ['whiteLabel', 'lgpd'] },
];

/** The id of a group on the page. */
export const groupId = (name: TermGroup['name']) => `terms-${name}`;
