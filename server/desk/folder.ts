/**
 * The texts of the project as files to be read and written, for browsers that open no folders. Only files that are
 * there, only texts, and only for the desk itself: a page of another origin is refused.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../read-body.ts';

const texts = 'content/{copy,policies}/*/*.{json,md}';
/** In bytes: ten times the longest policy. */
const largest = 1_000_000;

/**
 * Answers a request: `GET /folder/` sends all texts by their paths, `PUT /folder/<path>` writes one.
 * @param path what follows `/folder/`
 */
export async function answerFolder(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number) => void response.writeHead(status).end();
  // Every browser says where a request comes from, and no page can say otherwise.
  if (request.headers['sec-fetch-site'] !== 'same-origin') return answer(403);
  const paths = await Array.fromAsync(glob(texts));
  if (request.method === 'GET' && path === '') {
    const entries = paths.map(async (each) => [each, await readFile(each, 'utf8')] as const);
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(Object.fromEntries(await Promise.all(entries))));
  } else if (request.method === 'PUT' && paths.includes(path)) {
    const text = await readBody(request, largest);
    if (!text) return answer(413);
    await writeFile(path, text);
    answer(204);
  } else {
    answer(404);
  }
}
