/** One page of the built site with another text, for measuring: its floor, or the page without its scripts. */
import { load } from 'cheerio';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.ts';
import { headersOf, readRules } from '../server/rules.ts';
import { listen, type Served } from '../server/serve-site.ts';
import { answerFile } from '../server/static.ts';
import { findProgram } from '../tests/servers.ts';

/** The text of a page with every script taken out. */
export function withoutScripts(html: string): string {
  const $ = load(html);
  $('script').remove();
  return $.html();
}

/**
 * Serves the site with a text in place of each of its pages, with the compression of the others.
 * @param path the page whose headers it has
 * @param http2 by TLS with a certificate of our own, which the browser has to be told to take
 */
export async function servePage(html: string, path: string, http2 = false): Promise<Served> {
  const rules = await readRules();
  const compressed = brotliCompressSync(html);
  const answer: RequestListener = (request, response) => {
    if (request.headers.accept?.includes('text/html')) {
      response.writeHead(200, {
        ...headersOf(path, rules),
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      });
      response.end(compressed);
    } else void answerFile(request, response, rules);
  };
  return http2 ? listenSecurely(answer) : listen(answer);
}

function listenSecurely(answer: RequestListener): Promise<Served> {
  const server = createSecureServer(certificate(), (request, response) =>
    // The compatible interface of Node, of which its types know nothing.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const session of sessions) session.destroy();
          }),
      });
    });
  });
}

/** @throws Error where openssl is missing */
function certificate(): { key: Buffer; cert: Buffer } {
  const openssl = findProgram('openssl');
  if (!openssl) throw new Error('openssl is needed for a certificate to measure HTTP/2 with');
  const folder = makeTemporaryFolder('bench');
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost';
  try {
    execFileSync(openssl, [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    removeTemporaryFolder(folder);
  }
}
