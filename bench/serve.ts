/** The built site on a port of its own, for measuring: the preview's files and headers without its mail. */
import { load } from 'cheerio';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { headersOf, readRules } from '../server/rules.ts';
import { answerFile } from '../server/static.ts';

export interface Served {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves `dist/`. */
export async function serveSite(): Promise<Served> {
  const rules = await readRules();
  return listen((request, response) => void answerFile(request, response, rules));
}

/** Serves one page with every script taken out of its file, to see how fast it would be without any. */
export async function serveWithoutScripts(file: string): Promise<Served> {
  const rules = await readRules();
  const $ = load(await readFile(file));
  $('script').remove();
  const compressed = brotliCompressSync($.html());
  return listen((request, response) => {
    if (request.headers.accept?.includes('text/html')) {
      response.writeHead(200, {
        ...headersOf('/', rules),
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      });
      response.end(compressed);
    } else void answerFile(request, response, rules);
  });
}

function listen(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
