/** `npm run dev`: Vite's development server with the site's pages, the local email service and the editors' desk. */
import { defineConfig } from 'vite';
import { sharedConfig } from '../build/vite/config.ts';
import { cms } from '../cms/plugin.ts';
import { devPages } from './dev-pages.ts';

const shared = sharedConfig(process.env);

export default defineConfig({
  ...shared,
  plugins: [...(shared.plugins ?? []), devPages(process.env), cms()],
  appType: 'custom',
  cacheDir: '.generated/vite',
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  // The CMS is already bundled for browsers.
  optimizeDeps: { entries: ['src/main.tsx'], exclude: ['@sveltia/cms'] },
});
