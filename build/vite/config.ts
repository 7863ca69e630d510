/** How Vite builds the site: once for browsers, once for the prerenderer, once for the head script. */
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { readSiteConfig } from '../site-config.ts';
import { copy } from './copy.ts';
import { fallbackFonts } from './fallback-fonts.ts';

/** The build of PDF.js for browsers that are a few years old, and not only for this year's. */
const pdfReader = { find: /^pdfjs-dist$/u, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' };

/** What all builds, the development server and the unit tests share. */
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
    // `@media (--from-medium)`: the number takes the name's place, so that browsers are sent nothing more.
    css: {
      // The same in all builds, whatever the styles of a file are.
      modules: { generateScopedName: '[local]_[hash:base64:4]' },
      postcss: {
        plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
      },
    },
    worker: { format: 'es' },
    resolve: { alias: [pdfReader] },
  };
}

/** Pictures, fonts and styles; the pages that are prerendered name the same files. */
const assetFileNames = 'assets/[name]-[hash][extname]';

/** The application for browsers, with a manifest that tells the prerenderer the names of the files. */
export function clientConfig(environment: Record<string, string | undefined>): InlineConfig {
  return {
    ...sharedConfig(environment),
    logLevel: 'warn',
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      license: { fileName: 'third-party-licences.md' },
      // A file of its own for every picture and font: the content policy allows no `data:`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In kB: the PDF viewer, which only the policy page loads, is of this size; `npm run weight` holds the rest.
      chunkSizeWarningLimit: 750,
      rolldownOptions: {
        input: 'src/main.tsx',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames,
          codeSplitting: {
            groups: [
              // Four fifths of the script are React, and change with React alone: a file of its own stays in
              // the visitor's cache from one release of the site to the next.
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              // What every page fetches first needs nothing of the rest.
              {
                name: 'start',
                test: /src\/(?:language\/(?:preference|detect|languages)|ui\/invoker-commands)|preload-helper/,
                priority: 1,
              },
              // What stands around every page in one file.
              {
                name: 'site',
                test: /src\/(?:app|routes|(?:navigation|shell|ui)\/(?!invoker-commands|leaf-icon))/,
              },
            ],
          },
        },
      },
    },
  };
}

/** The prerenderer: the same application, for Node. */
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
      rolldownOptions: { output: { assetFileNames } },
    },
  };
}

/** The text of the head script of the addresses without language. */
export async function buildHeadScript(): Promise<string> {
  const lib = { entry: 'src/language/head-script.ts', formats: ['iife' as const], name: 'headScript' };
  const config: InlineConfig = { configFile: false, logLevel: 'warn', publicDir: false };
  const [output] = (await build({ ...config, build: { write: false, lib } })) as Rolldown.RolldownOutput[];
  return output!.output[0].code.trim();
}
