/** `npm run build`: the whole site, static, in `dist/`. */
import { rm } from 'node:fs/promises';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { writePolicies } from './policies/write-policies.ts';
import { readSiteConfig } from './site-config.ts';
import { clientConfig, prerenderConfig } from './vite/config.ts';

const started = performance.now();
const { siteConfig, missing, leftOut } = readSiteConfig(process.env);

// First: the list of pages depends on it.
await writePolicies(siteConfig);
await build(clientConfig(process.env));
await build(prerenderConfig(process.env));
const { writeSite } = await import('./site.ts');
const pages = await writeSite(process.env);
await rm('dist/.vite', { recursive: true });
await compressFiles('dist');

console.log(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
if (missing.length > 0) {
  console.log(`Facts still to be given (docs/configuration.md):\n  ${missing.join(', ')}`);
}
if (leftOut.length > 0) {
  console.log(`Left out of the pages; counsel says whether the law asks for it:\n  ${leftOut.join(', ')}`);
}
