/** The page, and the section of it, that says most about each term. */
import type { RouteRef } from '../../routing/address.ts';

interface Place {
  routeRef: RouteRef;
  section?: string;
}

const national: Place = { routeRef: 'services', section: 'national' };
const global: Place = { routeRef: 'services', section: 'global' };

/** By the terms of content/copy/…/terms.json. */
export const whereUsed: Record<string, Place> = {
  pix: national,
  pixKey: national,
  ted: national,
  boleto: national,
  swift: global,
  fiat: { routeRef: 'home', section: 'payments' },
  stablecoin: global,
  otc: global,
  defi: { routeRef: 'products' },
  web3: { routeRef: 'services', section: 'technology' },
  blockchain: { routeRef: 'about-us' },
  whiteLabel: { routeRef: 'partners' },
  lgpd: { routeRef: { document: 'lgpd-guidelines' } },
};
