/**
 * `npm run dev`: the site while it is written. Pages are rendered by the same code as in the build, at every
 * request, and change in the browser as files change; the local email service stands beside them. Without the
 * content policy, which forbids what hot reloading lives on.
 */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { build, createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import { localEmail } from '../server/email/local.ts';
import { defaultLanguage, isLanguage, type Language } from '../src/language/languages.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { routes } from '../src/routes.ts';
import type { Assets } from './assets.ts';
import { readFacts } from './facts.ts';
import { contentFolder } from './policies/list.ts';
import { writePolicies } from './policies/policies.ts';
import { bootConfig, sharedConfig } from './vite/config.ts';

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
const { facts } = readFacts(process.env);
const madeFiles = resolve('.generated/policies/public');

await writePolicies(facts);
// Only now: it knows the addresses of the policies.
const { composeDocument } = await import('./document.ts');
await build(bootConfig());
const boot = (await readFile('.generated/boot/boot.js', 'utf8')).trim();
const email = localEmail(facts.email, process.env);
const server = createHttpServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.stack : String(error));
  });
});
const vite = await createServer({
  ...sharedConfig(process.env),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});

// The texts and PDFs are made of what the documents say.
vite.watcher.add(contentFolder);
vite.watcher.on('change', (file) => {
  if (!relative(resolve(contentFolder), resolve(file)).startsWith('..')) {
    writePolicies(facts).then(
      () => vite.ws.send({ type: 'full-reload' }),
      (error: unknown) => console.error(error),
    );
  }
});

server.listen(port, host, () => {
  console.log(`Ether is at http://${host}:${port}, and follows your changes.`);
  console.log(email.notice);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await email.service?.(request, response)) return;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (await answerMadeFile(pathname, response)) return;
  vite.middlewares(request, response, () => {
    answerPage(pathname, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
}

/** The PDFs, and whatever else is made from the policies. */
async function answerMadeFile(pathname: string, response: ServerResponse): Promise<boolean> {
  const file = join(madeFiles, pathname);
  const found = file.startsWith(madeFiles) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) return false;
  response.writeHead(200, {
    'content-type': file.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
  });
  createReadStream(file).pipe(response);
  return true;
}

async function answerPage(pathname: string, response: ServerResponse): Promise<void> {
  const prefix = pathname.split('/')[1];
  const prefixed = isLanguage(prefix);
  const { prerender } = (await vite.ssrLoadModule('/src/prerender.tsx')) as {
    prerender: (path: string, language: Language) => Promise<Prerendered>;
  };
  const { html, screen } = await prerender(pathname, prefixed ? prefix : defaultLanguage);
  const { route } = screen.place;
  const styles = await stylesOf(vite, `src/pages/${routes[route].page}/page.tsx`);
  const assets: Assets = {
    fonts: () => [],
    styles: () => styles,
    scripts: () => [],
    bootScript: () => `<script data-entry="/src/main.tsx" data-graph="">${boot}</script>`,
    bootHash: '',
  };
  const page = composeDocument({
    html,
    screen,
    prefixed,
    siteOrigin: facts.siteOrigin,
    assets,
  });
  response.writeHead(route === 'not-found' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await vite.transformIndexHtml(pathname, page));
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
  walk(await ssr.moduleGraph.getModuleByUrl(`/${page}`));
  return [...styles].map((url) => `${url}?direct`);
}
