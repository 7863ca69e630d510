/** A worker of this site that runs the script of the configured address; it has to be of the same version. */
import { facts } from '../../facts.ts';

await import(/* @vite-ignore */ facts.pdfWorkerUrl);
