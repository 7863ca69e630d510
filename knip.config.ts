/** What nobody uses (`npm run check -- unused`): where knip starts, and what it cannot see. */
import type { KnipConfig } from 'knip';
import manifest from './package.json' with { type: 'json' };

/** The files that `npm run` starts, which knip reads by itself, but not where it leaves tests out. */
const started = process.argv.includes('--production')
  ? Object.values(manifest.scripts).flatMap((command) => command.match(/\S+\.(?:ts|mjs)/gu) ?? [])
  : [];

const config: KnipConfig = {
  // With `!` also where tests are left out.
  entry: [
    'src/{main,prerender}.tsx!',
    'src/pages/*/page.tsx!',
    // The head script.
    'src/language/head-script.ts!',
    // By night (tests/run.ts).
    'tests/nightly/firefox.ts',
    // The development server loads it (cms/plugin.ts).
    'cms/config.ts!',
    // Cloudflare starts it (deploy/cloudflare/wrangler.jsonc).
    'deploy/cloudflare/worker.ts!',
    // Read by the styles of all modules (build/vite/config.ts).
    'src/styles/breakpoints.css!',
    ...started.map((file) => `${file}!`),
  ],
  project: [
    'src/**/*.{ts,tsx,css,json}!',
    '{build,cms,server,deploy,bench,art}/**/*.{ts,mjs}!',
    // What tests share.
    '!**/test-*.ts!',
    'tests/**/*.ts',
  ],
  // Read by `tsc` and editors.
  ignoreFiles: ['src/tsconfig.json'],
  compilers: {
    css: (text) => [...text.matchAll(/@import ('[^']+')/gu)].map(([, path]) => `import ${path};`).join('\n'),
    json: () => '',
  },
  // A type that its own module uses belongs to what the module says about itself.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Fonts are read by their files.
    '@expo-google-fonts/*',
    // Of art/package.json.
    'subset-font',
    // Programs that a check or a test starts.
    'oxlint',
    'oxlint-tsgolint',
  ],
  // Tests run them as programs.
  ignoreUnresolved: ['deploy/.+\\.sh'],
};

export default config;
