/** The terms by what they are about, in the order in which one explains the next. */
import type { Copy, TermId } from '../../language/copy.ts';
import type { LeafShape } from '../../ui/leaf-shapes/leaf.ts';
import { pix } from '../../ui/leaf-shapes/payments.ts';
import { law } from '../../ui/leaf-shapes/policies.ts';
import { international } from '../../ui/leaf-shapes/products.ts';
import { web3 } from '../../ui/leaf-shapes/technology.ts';

export interface TermGroup {
  name: keyof Copy['terms']['groups'];
  icon: LeafShape;
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
