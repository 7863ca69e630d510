/** The built site as it would be without scripts, for measuring. */
import { load } from 'cheerio';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { headersOf, readRules } from '../server/rules.ts';
import { listen, type Served } from '../server/serve-site.ts';
import { answerFile } from '../server/static.ts';

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
