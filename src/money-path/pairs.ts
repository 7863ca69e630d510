/**
 * Where money comes from and where it goes: which of the pairs are a path that the specification knows, and how a
 * choice stands in an address. Plain data and rules; the words are in `content/copy/<language>/money-path.json`.
 */
export const origins = ['pix', 'swift', 'stablecoin', 'payment-link', 'payment-slip'] as const;
export const destinations = ['reais', 'stablecoin', 'wallet'] as const;

export type Origin = (typeof origins)[number];
export type Destination = (typeof destinations)[number];

export interface Pair {
  from: Origin;
  to: Destination;
}

/** A path: by the name that its rail and its check have in the copy, and where the site says more. */
export interface Path {
  by: 'pix' | 'exchange' | 'exchangeToWallet' | 'swift' | 'web3' | 'chain' | 'link' | 'slip';
  more: 'national' | 'global' | 'technology' | 'wallet';
}

/** Why a pair is none: two services that do not join, the same at both ends, or nothing that anybody has said. */
export type NoPath = 'twoServices' | 'same' | 'unnamed';

/** The pair that is shown where none is chosen. */
export const firstPair: Pair = { from: 'pix', to: 'wallet' };

/** The pair that stands for all where they are told in short: an order that comes from another country, and fiat that is received. */
export const shortPair = { from: 'swift', to: 'reais' } as const satisfies Pair;

/** Those that it names besides: what is paid within Brazil, and into the wallet. */
export const otherPairs: Pair[] = [
  { from: 'payment-link', to: 'reais' },
  { from: 'pix', to: 'wallet' },
];

/** Every pair, row by row. */
export const pairs: Pair[] = origins.flatMap((from) => destinations.map((to) => ({ from, to })));

/** What the specification names (sections 1 and 9) and the platform's terms describe (3.6). */
const answers: Record<Origin, Record<Destination, Path | NoPath>> = {
  pix: {
    reais: { by: 'pix', more: 'national' },
    stablecoin: { by: 'exchange', more: 'global' },
    wallet: { by: 'exchangeToWallet', more: 'wallet' },
  },
  swift: {
    reais: { by: 'swift', more: 'global' },
    stablecoin: 'twoServices',
    wallet: 'twoServices',
  },
  stablecoin: {
    reais: { by: 'web3', more: 'technology' },
    stablecoin: 'same',
    wallet: { by: 'chain', more: 'wallet' },
  },
  'payment-link': {
    reais: { by: 'link', more: 'national' },
    stablecoin: 'unnamed',
    wallet: 'unnamed',
  },
  'payment-slip': {
    reais: { by: 'slip', more: 'national' },
    stablecoin: 'unnamed',
    wallet: 'unnamed',
  },
};

/** The path of a pair, or why there is none. */
export function answerTo({ from, to }: Pair): Path | NoPath {
  return answers[from][to];
}

/** Whether a pair is a path. */
export function isPath(pair: Pair): boolean {
  return typeof answerTo(pair) !== 'string';
}

/**
 * The pair that a query asks for.
 * @param search the query of an address, anything that a visitor can type
 * @returns the first pair where the query names none of ours
 */
export function pairIn(search: string): Pair {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from'), query.get('to')];
  return pairs.find((pair) => pair.from === from && pair.to === to) ?? firstPair;
}

/** The id of what is said of a pair, for the fragment of an address; also its name in `/contact?about=`. */
export function idOfPair({ from, to }: Pair): string {
  return `${from}-to-${to}`;
}

/**
 * Query and fragment of a pair: scripts read the query, and without them the fragment shows the same.
 * @param search the query that stands there, of which the rest stays
 */
export function addressOfPair(pair: Pair, search = ''): string {
  const query = new URLSearchParams(search);
  query.set('from', pair.from);
  query.set('to', pair.to);
  return `?${query}#${idOfPair(pair)}`;
}

/** The pair that a question is about (`?about=pix-to-wallet`); null if it names none of ours. */
export function pairAbout(search: string): Pair | null {
  const about = new URLSearchParams(search).get('about');
  return pairs.find((pair) => idOfPair(pair) === about) ?? null;
}
