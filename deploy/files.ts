/** What a server has to know about the files of `dist/`; the preview and nginx are both given it. */

/** The media type of each kind of file that the site has. */
export const mediaTypes: Record<string, string> = {
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

/** Whether the build compresses a kind of file, by its ending; the others are compressed by their own format. */
export function isCompressible(ending: string): boolean {
  return /^(?:text|application\/(?!pdf)|image\/(?:svg|x-icon))/u.test(mediaTypes[ending] ?? '');
}

/** Files that are for a server and not for visitors: compressed twins, and what only the edge reads. */
export const hidden = /\.(?:br|gz)$|^\/(?:_headers|\.assetsignore)$/u;
