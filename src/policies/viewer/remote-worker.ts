/** A worker of this site that imports the configured script, which must be of the same version as PDF.js. */
import { siteConfig } from '../../site-config.ts';

await import(/* @vite-ignore */ siteConfig.pdfWorkerUrl);
