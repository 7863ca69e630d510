/** Serves `dist/` as production does: headers and redirects of `deploy/`, compressed files, the error page. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { hiddenFiles, mediaTypes } from '../deploy/media-types.ts';
import { type HeaderRule, headersOf, notFoundPath } from '../deploy/headers.ts';
import { type Addresses, redirectOf } from '../deploy/redirects.ts';
import { isLanguage } from '../src/language/languages.ts';

/**
 * Creates the request handler.
 * @returns the handler; it reads headers and redirects once, so create it again after a build
 */
export async function siteHandler(): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const rules = (await readJson('.generated/headers.json')) as HeaderRule[];
  const addresses = (await readJson('dist/addresses.json')) as Addresses;
  // `dev`: reads files on every request, so that a new build is served at once.
  const files = sirv('dist', { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true });

  return (request, response) => {
    const { url = '/', method } = request;
    const [path = '/'] = url.split('?');
    response.setHeaders(new Map(Object.entries(headersOf(path, rules))));
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const location = redirectOf(url, addresses);
    if (location) {
      response.writeHead(301, { location }).end();
      return;
    }
    const type = mediaTypes[/\.\w+$/u.exec(path)?.[0] ?? '.html'];
    if (type) response.setHeader('content-type', type);
    const missing = () => void answerMissing(path, response, rules);
    if (hiddenFiles.test(path) || path.endsWith('/404')) missing();
    else files(request, response, missing);
  };
}

/** The error page in the language of the address, with status 404. */
async function answerMissing(path: string, response: ServerResponse, rules: HeaderRule[]): Promise<void> {
  const prefix = path.split('/')[1];
  const page = await readFile(isLanguage(prefix) ? `dist/${prefix}/404.html` : 'dist/404.html');
  response.setHeaders(new Map(Object.entries(headersOf(notFoundPath, rules))));
  response.writeHead(404, { 'content-type': mediaTypes['.html'], 'content-length': page.length });
  response.end(response.req.method === 'HEAD' ? undefined : page);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
