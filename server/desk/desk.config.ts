/** How the desk is built and served: by itself, at an origin and with a content policy of its own. */
import { resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { deskConfig } from './config/config.ts';
import { type Forge, readForge } from './config/forge.ts';
import { findingsService } from './findings/follow.ts';
import { answerFolder } from './folder.ts';
import { pageOf } from './see.ts';
import { sideBySide } from './side-by-side.ts';

/** Nothing but the desk's own files and the forge. The content manager sets styles as it goes. */
function contentPolicy(origins: readonly string[]): string {
  const forge = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob:`,
    `connect-src 'self' blob: data:${forge}`,
    "worker-src 'self' blob:",
    "manifest-src 'self' blob: data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Makes the configuration.
 * @param deskOrigin where the desk is served
 * @param siteOrigin where the site is shown while it is written
 */
export function deskServer(
  environment: Record<string, string | undefined>,
  deskOrigin: string,
  siteOrigin: string,
): InlineConfig {
  const { hostname, port } = new URL(deskOrigin);
  const forge = readForge(environment, deskOrigin);
  return {
    configFile: false,
    logLevel: 'warn',
    root: 'server/desk/client',
    publicDir: false,
    plugins: [localFonts, answers(forge, deskOrigin, siteOrigin)],
    build: {
      target: 'esnext',
      // Read from this machine, and made in less than half the time.
      minify: false,
      reportCompressedSize: false,
      modulePreload: false,
      outDir: resolve('.generated/desk'),
      emptyOutDir: true,
      // It can colour code in three hundred languages, each a file; of these texts, none is code.
      rolldownOptions: { external: /^@shikijs\/langs\// },
      // The content manager is one file of 2 MB, read from this machine.
      chunkSizeWarningLimit: 3000,
    },
    preview: {
      host: hostname,
      port: Number(port),
      strictPort: true,
      // `BROWSER=none` opens nothing.
      open: true,
      headers: {
        'content-security-policy': contentPolicy(forge.origins),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    },
  };
}

/** The content manager's fonts come with it; should one not load, it would ask a host of strangers for it. */
const localFonts: Plugin = {
  name: 'ether:desk-fonts',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/u },
    handler: (code) => code.replaceAll(/url\((["']?)https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/gu, 'local("")'),
  },
};

/** What is made when it is asked for: the configuration, the findings, and the way to a page. */
function answers(forge: Forge, deskOrigin: string, siteOrigin: string): Plugin {
  return {
    name: 'ether:desk',
    configurePreviewServer({ middlewares }) {
      const sendFindings = findingsService();
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', deskOrigin);
        if (pathname === '/findings') return sendFindings(response);
        if (pathname === '/config.json') {
          deskConfig(forge, siteOrigin).then(
            (config) => response.setHeader('content-type', 'application/json').end(JSON.stringify(config)),
            // The findings say which file.
            () => response.writeHead(500).end(),
          );
          return;
        }
        if (pathname.startsWith('/folder/')) {
          return void answerFolder(pathname.slice('/folder/'.length), request, response).catch(next);
        }
        if (pathname.startsWith('/side-by-side/')) {
          sideBySide(pathname).then(
            (page) => (page ? response.setHeader('content-type', 'text/html').end(page) : next()),
            next,
          );
          return;
        }
        if (!pathname.startsWith('/see/')) return next();
        pageOf(pathname).then(
          (page) => (page ? response.writeHead(302, { location: siteOrigin + page }).end() : next()),
          next,
        );
      });
    },
  };
}
