/** Media types and hidden files, for the preview and nginx. */

/** Media types by file extension. */
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

/** Whether the build compresses files with an extension; the others are compressed already. */
export function isCompressible(ending: string): boolean {
  return /^(?:text|application\/(?!pdf)|image\/(?:svg|x-icon))/u.test(mediaTypes[ending] ?? '');
}

/** Files that are not served: compressed variants, and files for Cloudflare. */
export const hiddenFiles = /\.(?:br|gz)$|^\/(?:_headers|\.assetsignore)$/u;
