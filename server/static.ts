/** Answers with a file of `dist/`, as a plain web server would. */
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { HeaderRule } from '../deploy/headers.ts';
import { isLanguage } from '../src/language/languages.ts';
import { headersOf } from './rules.ts';

const root = 'dist';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/** Answers one request: the file, the page of a folder, or the error screen with status 404. */
export async function answerFile(request: IncomingMessage, response: ServerResponse, rules: HeaderRule[]) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    response.end('405 Method Not Allowed\n');
    return;
  }
  const path = decodedPath(request.url ?? '/');
  if (path === null) {
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('400 Bad Request\n');
    return;
  }
  const found = await findFile(path);
  const file = found ?? missingPage(path);
  const body = await readFile(file);
  response.writeHead(found ? 200 : 404, {
    ...headersOf(path, rules),
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The decoded path of a request; null if it cannot be decoded, or leads out of the site. */
function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') || normalize(path) !== path ? null : path;
  } catch {
    return null;
  }
}

async function findFile(path: string): Promise<string | null> {
  const candidates = path.endsWith('/')
    ? [join(root, path, 'index.html')]
    : [join(root, path), join(root, path, 'index.html')];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/** The error screen, in the language of the address if it has one. */
function missingPage(path: string): string {
  const prefix = path.split('/')[1];
  return isLanguage(prefix) ? join(root, prefix, '404.html') : join(root, '404.html');
}
