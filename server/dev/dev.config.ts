/** `npm run dev`: Vite's development server, with the site's own pages and the local email service. */
import { defineConfig } from 'vite';
import { sharedConfig } from '../../build/vite/config.ts';
import { devPages } from './pages.ts';

const shared = sharedConfig(process.env);

export default defineConfig({
  ...shared,
  plugins: [...(shared.plugins ?? []), devPages(process.env)],
  appType: 'custom',
  cacheDir: '.generated/vite',
  server: { host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  optimizeDeps: { entries: ['src/main.tsx'] },
});
