/** The worker of PDF.js, from this site or from a configured address. */
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import ownUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { siteConfig } from '../../site-config.ts';
// oxlint-disable-next-line import/default -- the same
import remoteUrl from './remote-worker.ts?worker&url';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => void;
}

/** @throws if the browser has no workers or blocks this one */
export function startWorker(): Worker {
  // Browsers start no worker from another origin: a script of ours imports it.
  const url = siteConfig.pdfWorkerUrl ? remoteUrl : ownUrl;
  trust(new URL(url, location.href).href);
  return new Worker(url, { type: 'module' });
}

/** The site's only Trusted Types policy, which allows this worker's address and nothing else. */
function trust(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href === workerUrl) return url;
      throw new TypeError(`A script from ${url} is not allowed`);
    },
  });
}
