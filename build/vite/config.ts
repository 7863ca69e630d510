/** How Vite builds the site: once for browsers, once for the prerenderer, once for the head script. */
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { InlineConfig } from 'vite';
import { readSiteConfig } from '../site-config.ts';
import { shortClassName } from './class-names.ts';
import { copy } from './copy.ts';
import { flags } from './flags.ts';

/** A class of a style sheet of its own, while the site is written: its name can be read. */
function className(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*/u, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** The build of PDF.js for browsers that are a few years old, and not only for this year's. */
const pdfReader = { find: /^pdfjs-dist$/u, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' };

/** Tabler's icons by a lighter component of our own, in what is built; in development by the library's. */
const icons = { find: '../createReactComponent.mjs', replacement: resolve('src/ui/icon-component.ts') };

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
    plugins: [react(), copy(), flags()],
    // `@media (--from-medium)`: the number takes the name's place, so that browsers are sent nothing more.
    css: {
      modules: { generateScopedName: className },
      postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
    },
    worker: { format: 'es' },
    resolve: { alias: [pdfReader] },
  };
}

/** What the two builds of the site share: the pages that are prerendered have the names of the style sheets. */
function builtConfig(environment: Record<string, string | undefined>): InlineConfig {
  const shared = sharedConfig(environment);
  return { ...shared, css: { ...shared.css, modules: { generateScopedName: shortClassName } } };
}

/** Pictures, fonts and styles; the pages that are prerendered name the same files. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** The application for browsers, with a manifest that tells the prerenderer the names of the files. */
export function clientConfig(environment: Record<string, string | undefined>): InlineConfig {
  return {
    ...builtConfig(environment),
    logLevel: 'warn',
    resolve: { alias: [pdfReader, icons] },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      license: { fileName: 'third-party-licences.md' },
      // A file of its own for every picture and font: the content policy allows no `data:`.
      assetsInlineLimit: 0,
      // The styles of what is fetched later, and not its scripts as well: their names would weigh 0.4 KB on every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, names) => names.filter((name) => name.endsWith('.css')),
      },
      // In kB: the PDF viewer, which only the policy page loads, is of this size; `npm run budget` holds the rest.
      chunkSizeWarningLimit: 750,
      rolldownOptions: {
        input: 'src/main.tsx',
        // The head script calls what it exports.
        preserveEntrySignatures: 'exports-only',
        output: {
          // Every page's script names some sixty files: a sign less of each is a tenth of a KB.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames,
          codeSplitting: {
            groups: [
              // Four fifths of the script are React, and change with React alone: a file of its own stays in
              // the visitor's cache from one release of the site to the next.
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              // What every page stands in, in one file of script and one of style. Left to itself the bundler
              // makes a file of each part that not all pages share, and each of them is waited for.
              // What it imports comes with it; drawings and icons that it does not need stay with their pages, but
              // the icons that would be files of their own. The entry is among it: what it would import from here weighs
              // more than all it says itself.
              {
                name: 'site',
                test: /src\/(?:main|app|(?:ui|language|navigation|shell)\/(?!leaf-shapes\/|partner-marks|late))|\/Icon(?:AlertTriangle|ArrowLeft)\.mjs/,
              },
              // What every form is made of: one file compresses to a quarter less than four.
              {
                name: 'form-parts',
                test: /src\/forms\/(?:form\.tsx|fields\/text-field|parts\/(?:actions|form-area|privacy-link|sent-message))/,
              },
              // What the contact form and the sign-up share besides; what one of them has alone stays with it.
              {
                name: 'message-parts',
                test: /src\/forms\/(?:fields\/(?!consent)|parts\/(?!arcs|channels|chat-row)|phone-mask)/,
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
    ...builtConfig(environment),
    logLevel: 'warn',
    resolve: { alias: [pdfReader, icons] },
    // Node would take the icons from the package as they are.
    ssr: { noExternal: ['@tabler/icons-react'] },
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

/** A head script, one file of text: of the addresses without language, or of those with one. */
export function bootConfig(name: 'boot' | 'boot-prefixed' = 'boot'): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: '.generated/boot',
      emptyOutDir: false,
      lib: { entry: `src/boot/${name}.ts`, formats: ['iife'], name: 'boot', fileName: () => `${name}.js` },
    },
  };
}

/** What the head script fetches when the first paint is done, a file of its own beside the others. */
export function afterPaintConfig(): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/boot/after-paint.ts',
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: 'assets/after-paint-[hash:7].js' },
      },
      modulePreload: { polyfill: false },
    },
  };
}
