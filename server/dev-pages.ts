/**
 * Vite plugin: renders each page on request with the code of the build, so that Vite shows errors over the
 * page. Without the content security policy, which forbids what hot reloading needs.
 */
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import type * as documents from '../build/document.ts';
import { writeIcons } from '../art/icons.ts';
import { writePolicies } from '../build/policies/write-policies.ts';
import { readSiteConfig } from '../build/site-config.ts';
import { buildHeadScript } from '../build/vite/config.ts';
import type * as languages from '../src/language/languages.ts';
import type * as prerenderer from '../src/prerender.tsx';
import type * as routing from '../src/routes.ts';
import { designPage } from './design-page.ts';
import type { LocalEmail } from './email/local.ts';

export function devPages(environment: Record<string, string | undefined>): Plugin {
  const { siteConfig } = readSiteConfig(environment);
  return {
    name: 'ether:dev-pages',
    apply: 'serve',
    async configureServer(server) {
      await writePolicies(siteConfig);
      await writeIcons('.generated/icons');
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(resolve('content/policies'))) return;
        writePolicies(siteConfig).then(
          () => {
            server.environments.ssr.moduleGraph.invalidateAll();
            server.ws.send({ type: 'full-reload' });
          },
          (error: Error) =>
            server.ws.send({ type: 'error', err: { message: error.message, stack: error.stack ?? '' } }),
        );
      });

      // Imported after the policies are written, because it imports their list.
      const { localEmail } = await import('./email/local.ts');
      const email: LocalEmail = localEmail(siteConfig.email, environment);
      server.config.logger.info(`  ${email.notice}`);
      server.middlewares.use((request, response, next) => {
        const answered = async () => (await email.service?.(request, response)) || next();
        answered().catch(next);
      });
      server.middlewares.use(sirv('.generated/policies/public', { dev: true }));
      server.middlewares.use(sirv('.generated/icons', { dev: true }));
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (pathname === '/design') {
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(designPage(searchParams.get('lng')));
            return;
          }
          renderPage(server, pathname, siteConfig.siteOrigin).then(
            ([status, html]) =>
              response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html),
            next,
          );
        });
      };
    },
  };
}

/** Renders a page as the build does, with the entry module as its script. */
async function renderPage(
  server: ViteDevServer,
  pathname: string,
  siteOrigin: string,
): Promise<[status: number, html: string]> {
  const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;
  const { defaultLanguage, isLanguage } = await load<typeof languages>('/src/language/languages.ts');
  const { routeOf } = await load<typeof routing>('/src/routes.ts');
  const { prerender } = await load<typeof prerenderer>('/src/prerender.tsx');
  const { composeDocument } = await load<typeof documents>('/build/document.ts');
  const prefix = pathname.split('/')[1];
  const { html, page } = await prerender(pathname, isLanguage(prefix) ? prefix : defaultLanguage);
  const route = routeOf(page.match.route);
  const document = composeDocument({
    html,
    page,
    prefixed: isLanguage(prefix),
    siteOrigin,
    assets: {
      fonts: () => [],
      // Vite inserts the other styles by script.
      styles: () => '<link rel="stylesheet" href="/src/styles/global.css?direct">',
      entryScript: '<script type="module" src="/src/main.tsx"></script>',
      languageScript: await buildHeadScript(),
    },
  });
  return [route.isError ? 404 : 200, await server.transformIndexHtml(pathname, document)];
}
