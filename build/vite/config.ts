/** Vite's configurations: for browsers, the prerenderer and the head script. */
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { readSiteConfig } from '../site-config.ts';
import { copy } from './copy.ts';
import { fallbackFonts } from './fallback-fonts.ts';

/** PDF.js' build for older browsers. */
const pdfReader = { find: /^pdfjs-dist$/u, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' };

/** Shared by all builds, the development server and the unit tests. */
export function sharedConfig(environment: Record<string, string | undefined>): InlineConfig {
  const {
    siteConfig: { email, ...siteConfig },
  } = readSiteConfig(environment);
  return {
    configFile: false,
    define: {
      __SITE_CONFIG__: JSON.stringify(siteConfig),
      __EMAIL_CONFIG__: JSON.stringify(email),
    },
    plugins: [react(), copy(), fallbackFonts()],
    // Compiles custom media queries: `@media (--from-medium)`.
    css: {
      // The same class names in all builds.
      modules: { generateScopedName: '[local]_[hash:base64:4]' },
      postcss: {
        plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
      },
    },
    worker: { format: 'es' },
    resolve: { alias: [pdfReader] },
  };
}

/** File names of pictures, fonts and styles; the same in all builds. */
const assetFileNames = 'assets/[name]-[hash][extname]';

/** The application for browsers, with a manifest for the prerenderer. */
export function clientConfig(environment: Record<string, string | undefined>): InlineConfig {
  return {
    ...sharedConfig(environment),
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      license: { fileName: 'third-party-licences.md' },
      // No `data:` addresses: the CSP does not allow them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In kB: the size of the PDF viewer, which only policy pages load; `npm run weight` limits the rest.
      chunkSizeWarningLimit: 750,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'src/main.tsx',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames,
          // Makes Chromium compile the file at once, off the main thread, not function by function.
          postBanner: ({ name }) =>
            ['react', 'site', 'page'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : '',
          codeSplitting: {
            groups: [
              // React is most of the script and changes rarely: it stays cached across releases.
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              // What the entry imports, apart from the application, which is loaded later.
              {
                name: 'start',
                test: /src\/(?:language\/(?:preference|detect|languages)|utils\/try-or-undefined|ui\/(?:invoker-commands|after-next-paint))|preload-helper/,
                priority: 1,
              },
              // Header, footer and the rest of the shell in one file.
              {
                name: 'site',
                test: /src\/(?:hydrate|app|routes|pictures|utils|(?:navigation|shell|ui)\/(?!invoker-commands|after-next-paint|line-icon|search-input))/,
              },
              { name: 'forms', test: /src\/forms\/(?!mask-while-typing)|node_modules\/valibot\// },
            ],
          },
        },
      },
    },
  };
}

/** The application for the prerenderer, in Node. */
export function prerenderConfig(environment: Record<string, string | undefined>): InlineConfig {
  return {
    ...sharedConfig(environment),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: '.generated/prerender',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { bundlerTimings: false }, output: { assetFileNames } },
    },
  };
}

/** The code of the head script, for addresses without language. */
export async function buildHeadScript(): Promise<string> {
  const lib = { entry: 'src/language/head-script.ts', formats: ['iife' as const], name: 'headScript' };
  const config: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false };
  const [output] = (await build({ ...config, build: { write: false, lib } })) as Rolldown.RolldownOutput[];
  return output!.output[0].code.trim();
}
