/**
 * The Cloudflare worker, for addresses without a file: redirects them (`deploy/redirects.ts`), or answers 404
 * without the long caching of the path.
 */
import { type Addresses, redirectOf } from '../redirects.ts';

interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const answer = await ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const { pathname, search } = new URL(request.url);
    const table = await ASSETS.fetch(new Request(new URL('/addresses.json', request.url)));
    const location = redirectOf(pathname + search, (await table.json()) as Addresses);
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'public, max-age=0, must-revalidate');
    if (!location) return new Response(answer.body, { status: 404, headers });
    headers.set('location', location);
    return new Response(null, { status: 301, headers });
  },
};
