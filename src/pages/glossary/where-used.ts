/** The page and section that explains each term best. */
import type { Copy, TermId } from '../../language/copy.ts';
import type { RouteRef } from '../../navigation/address.ts';

export interface Place {
  routeRef: RouteRef;
  /** The fragment of the section, and the key of its name. */
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

/** The place that several terms of a group share: its link is shown once, beside the group's name. */
export function sharedPlace(terms: TermId[]): Place | undefined {
  const places = terms.map((term) => whereUsed[term]);
  return places.find((place, index) => places.indexOf(place) !== index);
}
