/** The page, and the section of it, that says most about each term. */
import type { Copy, TermId } from '../../language/copy.ts';
import type { RouteRef } from '../../navigation/address.ts';

export interface Place {
  routeRef: RouteRef;
  /** The id of a section, where one says it, and what it is called. */
  section?: string;
  name?: keyof Copy['terms']['places'];
}

const national: Place = { routeRef: 'services', section: 'national', name: 'national' };
const global: Place = { routeRef: 'services', section: 'global', name: 'global' };
const wallet: Place = { routeRef: 'products', section: 'wallet', name: 'wallet' };

export const whereUsed: Record<TermId, Place> = {
  pix: national,
  pixKey: national,
  ted: national,
  boleto: national,
  swift: global,
  fiat: { routeRef: 'home', section: 'payments', name: 'payments' },
  stablecoin: global,
  otc: global,
  defi: { routeRef: 'products', section: 'vip', name: 'vip' },
  web3: { routeRef: 'services', section: 'technology', name: 'technology' },
  blockchain: wallet,
  cryptoasset: wallet,
  whiteLabel: { routeRef: 'services' },
  lgpd: { routeRef: { document: 'lgpd-guidelines' } },
};

/** Where the terms of a group lead when more than one leads there: that way stands once, under the name of the group. */
export function sharedPlace(terms: TermId[]): Place | undefined {
  const places = terms.map((term) => whereUsed[term]);
  return places.find((place, index) => places.indexOf(place) !== index);
}
