/**
 * Runs on the edge for addresses that have no file, and only for them. The edge gives headers by path, so a
 * missing file below `/assets/` would be missing for a year in the visitor's cache, also after a rollback.
 */
interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

export default {
  /** The edge's own answer; one that is not a file is asked for anew each time. */
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const answer = await environment.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const headers = new Headers(answer.headers);
    headers.set('cache-control', 'public, max-age=0, must-revalidate');
    // The error page has styles and a script in it, which the policy of files does not name.
    const page = await environment.ASSETS.fetch(new Request(new URL('/404', request.url)));
    headers.set('content-security-policy', page.headers.get('content-security-policy')!);
    return new Response(answer.body, { status: 404, headers });
  },
};
