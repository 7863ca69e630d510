/** Serves the editors' desk (Sveltia CMS) at `/desk/` in the development server. */
import type { Plugin } from 'vite';
import type * as config from './config.ts';

const cmsPath = '/desk/';

const page = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ether</title>
<link rel="cms-config-url" type="application/json" href="config.json">
<script type="module">import { init } from '@sveltia/cms'; init();</script>
</head>
<body></body>
</html>`;

export function cms(): Plugin {
  return {
    name: 'ether:cms',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          const { pathname, origin } = new URL(request.url!, `http://${request.headers.host}`);
          if (pathname === cmsPath) {
            const html = await server.transformIndexHtml(pathname, page);
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
          } else if (pathname === `${cmsPath}config.json`) {
            // Computed on every request, so that a new key has a field.
            const { cmsConfig } = (await server.ssrLoadModule('/cms/config.ts')) as typeof config;
            const json = JSON.stringify(await cmsConfig(origin));
            response.setHeader('content-type', 'application/json').end(json);
          } else next();
        };
        answer().catch(next);
      });
    },
  };
}
