/** Configuration of knip (`npm run check -- unused`), which finds unused files, exports and dependencies. */
import type { KnipConfig } from 'knip';
import manifest from './package.json' with { type: 'json' };

/** The entry files of the npm scripts: knip reads them itself, but not with `--production`. */
const started = process.argv.includes('--production')
  ? Object.values(manifest.scripts).flatMap((command) => command.match(/\S+\.(?:ts|mjs)/gu) ?? [])
  : [];

const config: KnipConfig = {
  // `!`: also with `--production`, without tests.
  entry: [
    'src/{main,prerender}.tsx!',
    'src/pages/*/page.tsx!',
    // The head script.
    'src/language/head-script.ts!',
    // Run at night by tests/run.ts.
    'tests/nightly/firefox.ts',
    // Loaded by the development server (cms/plugin.ts).
    'cms/config.ts!',
    // Started by Cloudflare (deploy/cloudflare/wrangler.jsonc).
    'deploy/cloudflare/worker.ts!',
    // Imported into every CSS module (build/vite/config.ts).
    'src/styles/breakpoints.css!',
    ...started.map((file) => `${file}!`),
  ],
  project: [
    'src/**/*.{ts,tsx,css,json}!',
    '{build,cms,server,deploy,bench,art}/**/*.{ts,mjs}!',
    // Shared by tests.
    '!**/test-*.ts!',
    'tests/**/*.ts',
  ],
  // Read by `tsc` and editors.
  ignoreFiles: ['src/tsconfig.json'],
  compilers: {
    css: (text) => [...text.matchAll(/@import ('[^']+')/gu)].map(([, path]) => `import ${path};`).join('\n'),
    json: () => '',
  },
  // Exported types that only their own module uses document it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Font files are read, not imported.
    '@expo-google-fonts/*',
    // In art/package.json.
    'subset-font',
    // Programs started by a check or a test.
    'oxlint',
    'oxlint-tsgolint',
  ],
  // Run by tests as programs.
  ignoreUnresolved: ['deploy/.+\\.sh'],
};

export default config;
