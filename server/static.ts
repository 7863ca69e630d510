/** Answers with a file of `dist/`, as a plain web server would: the same headers, encodings and errors as nginx. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hidden, longestAddress, mediaTypes } from '../deploy/files.ts';
import type { HeaderRule } from '../deploy/headers.ts';
import { attempt } from '../src/language/detect.ts';
import { isLanguage } from '../src/language/languages.ts';
import { headersOf, pathOfMissing } from './rules.ts';

const root = 'dist';

/** A file to be sent, as it lies on the disk, in the encoding that suits the browser best. */
interface Variant {
  file: string;
  encoding: 'br' | 'gzip' | null;
  size: number;
  etag: string;
  modified: Date;
}

/** Answers one request: the file, the page of a folder, or the error page with status 404. */
export async function answerFile(request: IncomingMessage, response: ServerResponse, rules: HeaderRule[]) {
  // What is refused has no file, and is cached by nobody.
  const common = headersOf(pathOfMissing, rules);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Method Not Allowed', { ...common, allow: 'GET, HEAD' });
  }
  const url = request.url ?? '/';
  if (url.length > longestAddress) return refuse(response, 414, 'URI Too Long', common);
  const path = decodedPath(url);
  if (path === null) return refuse(response, 400, 'Bad Request', common);

  const found = await findFile(path);
  const file = found ?? missingPage(path);
  const variant = await bestVariant(file, request.headers['accept-encoding'] ?? '');
  const headers: Record<string, string | number> = {
    // A missing file is not missing for good, whatever its folder promises.
    ...(found ? headersOf(path, rules) : common),
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'last-modified': variant.modified.toUTCString(),
    etag: variant.etag,
    vary: 'Accept-Encoding',
  };
  if (found && isFresh(request, variant)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (variant.encoding) headers['content-encoding'] = variant.encoding;
  response.writeHead(found ? 200 : 404, { ...headers, 'content-length': variant.size });
  if (request.method === 'HEAD') response.end();
  else {
    await pipeline(createReadStream(variant.file), response).catch((error: unknown) => {
      // A visitor who leaves before all has arrived is no error. An answer by HTTP/2 does not say that it is destroyed.
      const left = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!left && !response.destroyed) throw error;
    });
  }
}

function refuse(response: ServerResponse, status: number, reason: string, headers: Record<string, string>) {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${status} ${reason}\n`);
}

/** The decoded path of a request; null if it leads out of the site. What cannot be decoded is an address without a page. */
function decodedPath(url: string): string | null {
  const sent = url.replace(/[?#].*$/u, '');
  const path = attempt(() => decodeURIComponent(sent)) ?? sent;
  return path.startsWith('/') && !path.includes('\0') && posix.normalize(path) === path ? path : null;
}

async function findFile(path: string): Promise<string | null> {
  if (hidden.test(path)) return null;
  const candidates = path.endsWith('/')
    ? [join(root, path, 'index.html')]
    : [join(root, path), join(root, path, 'index.html')];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

/** The error page, in the language of the address if it has one. */
function missingPage(path: string): string {
  const prefix = path.split('/')[1];
  return isLanguage(prefix) ? join(root, prefix, '404.html') : join(root, '404.html');
}

/** The compressed twin of a file if there is one and the browser takes it; brotli before gzip. */
async function bestVariant(file: string, accepted: string): Promise<Variant> {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    [null, ''],
  ] as const) {
    if (encoding && !accepts(accepted, encoding)) continue;
    const found = await stat(file + ending).catch(() => null);
    if (!found && encoding) continue;
    if (!found) throw new Error(`The build has no ${file}`);
    const etag = `"${Math.trunc(found.mtimeMs).toString(16)}-${found.size.toString(16)}"`;
    return { file: file + ending, encoding, size: found.size, etag, modified: found.mtime };
  }
  throw new Error('unreachable');
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((each) => {
    const [name, quality] = each.trim().split(/\s*;\s*q=/u);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

/** Whether the browser's copy is the current one; the tag decides where there is one, else the date. */
function isFresh({ headers }: IncomingMessage, { etag, modified }: Variant): boolean {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}
