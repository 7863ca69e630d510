/**
 * The site while it is written, as a plugin of Vite's development server. Every request renders its page anew by
 * the code of the build, which Vite loads, so that a change of anything is seen without a restart: a route, a new
 * page, the document around it. A mistake is Vite's to show, over the page, with its file and line. Without the
 * content policy, which forbids what hot reloading lives on.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import {
  build,
  type Connect,
  type EnvironmentModuleNode,
  type Plugin,
  type Rolldown,
  type ViteDevServer,
} from 'vite';
import type * as localEmail from '../email/local.ts';
import { envFileNotice } from '../../build/env-file.ts';
import { readSiteConfig } from '../../build/site-config.ts';
import { bootConfig } from '../../build/vite/config.ts';
import type * as devDocument from './document.ts';
import { devPolicies } from './policies.ts';

const sources = ['src', 'build', 'server', 'content'].map((folder) => resolve(folder));
const madeFiles = resolve('.generated/policies/public');

export function devPages(environment: Record<string, string | undefined>): Plugin {
  const { siteConfig } = readSiteConfig(environment);
  return {
    name: 'ether:dev-pages',
    apply: 'serve',
    configureServer(server) {
      const policies = devPolicies(server, siteConfig);
      let boot: Promise<string> | undefined;
      let broken = false;
      server.watcher.on('all', (_, file) => {
        if (!sources.some((folder) => !relative(folder, file).startsWith('..'))) return;
        boot = undefined;
        // What failed may not be known to any page: whatever changes may have mended it.
        if (broken) server.ws.send({ type: 'full-reload' });
      });

      // The service knows the addresses of the policies, and so cannot be there before them.
      let email: Promise<localEmail.LocalEmail> | undefined;
      const readEmail = async () => {
        await policies.written();
        const { localEmail: open } = (await server.ssrLoadModule(
          '/server/email/local.ts',
        )) as typeof localEmail;
        return open(siteConfig.email, environment);
      };
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        if (envFileNotice()) server.config.logger.warn(`  ${envFileNotice()}`);
        void (email ??= readEmail()).then(({ notice }) => server.config.logger.info(`  ${notice}\n`));
      };

      const answerEmail: Connect.NextHandleFunction = (request, response, next) => {
        const answer = async () => {
          const { service } = await (email ??= readEmail());
          if (!(await service?.(request, response))) next();
        };
        // Mistakes in the policies are told by the page.
        answer().catch(() => ((email = undefined), next()));
      };
      const answerPage: Connect.NextHandleFunction = (request, response, next) => {
        const render = async () => {
          await policies.written();
          const { renderPage } = (await server.ssrLoadModule(
            '/server/dev/document.ts',
          )) as typeof devDocument;
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          boot ??= readBoot();
          const { status, html } = await renderPage(pathname, siteConfig.siteOrigin, await boot, (page) =>
            stylesOf(server, page),
          );
          const text = await server.transformIndexHtml(pathname, html);
          broken = false;
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
        };
        render().catch((error: unknown) => {
          [broken, boot] = [true, undefined];
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        });
      };
      server.middlewares.use(answerEmail);
      server.middlewares.use(answerMadeFile);
      return () => server.middlewares.use(answerPage);
    },
  };
}

/** The PDFs, and whatever else is made from the policies. */
const answerMadeFile: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(madeFiles, pathname);
  const found = file.startsWith(madeFiles) ? stat(file).catch(() => null) : Promise.resolve(null);
  found.then((stats) => {
    if (!stats?.isFile()) return next();
    const type = file.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    return createReadStream(file).pipe(response);
  }, next);
};

/** The head script, as the build makes it. */
async function readBoot(): Promise<string> {
  const config = bootConfig();
  const made = await build({ ...config, build: { ...config.build, write: false } });
  const [chunk] = (made as Rolldown.RolldownOutput[])[0]!.output;
  return chunk.code.trim();
}

/** The style sheets of what stands around every page and of the page, so that it is dressed before scripts run. */
async function stylesOf({ environments: { ssr } }: ViteDevServer, page: string): Promise<string[]> {
  const styles = new Set<string>(['/src/styles/global.css']);
  const seen = new Set<EnvironmentModuleNode>();
  const walk = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (module.url.endsWith('.css')) styles.add(module.url);
    // Pages are imported when they are wanted: only the one that is shown belongs to it.
    for (const each of module.importedModules) {
      if (!/\/src\/pages\/[^/]+\/page\.tsx$/u.test(each.url)) walk(each);
    }
  };
  walk(await ssr.moduleGraph.getModuleByUrl('/src/prerender.tsx'));
  walk(await ssr.moduleGraph.getModuleByUrl(page));
  return [...styles].map((url) => `${url}?direct`);
}
