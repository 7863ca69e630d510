/** A worker of this site that runs the script of the configured address; it has to be of the same version. */
import { siteConfig } from '../../site-config.ts';

await import(/* @vite-ignore */ siteConfig.pdfWorkerUrl);
