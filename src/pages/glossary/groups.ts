/** The terms by subject, in an order in which each explains the next. */
import type { Copy, TermId } from '../../language/copy.ts';
import stack from '../../pictures/consultancy.json';
import waves from '../../pictures/exclusive-edge.json';
import globe from '../../pictures/international.json';
import pages from '../../pictures/partners-hero.json';
import type { PictureSource } from '../../pictures/picture-source.ts';

export interface TermGroup {
  name: keyof Copy['terms']['groups'];
  terms: TermId[];
  picture: PictureSource;
}

export const groups: TermGroup[] = [
  { name: 'brazil', terms: ['pix', 'pixKey', 'ted', 'boleto'], picture: waves },
  { name: 'currencies', terms: ['swift', 'fiat', 'stablecoin', 'otc'], picture: globe },
  { name: 'technology', terms: ['defi', 'web3', 'blockchain', 'cryptoasset'], picture: stack },
  { name: 'business', terms: ['whiteLabel', 'lgpd'], picture: pages },
];

/** The fragment of a group. */
export const groupId = (name: TermGroup['name']) => `terms-${name}`;
