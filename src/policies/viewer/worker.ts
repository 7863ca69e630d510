/** The worker of PDF.js: its script comes with the site or, where the configuration says so, from elsewhere. */
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import ownUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { siteConfig } from '../../site-config.ts';
// oxlint-disable-next-line import/default -- the same
import remoteUrl from './remote-worker.ts?worker&url';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => void;
}

/** @throws where the browser has no workers, or refuses this one */
export function startWorker(): Worker {
  // From another origin through a script of ours, because a browser starts no worker from there.
  const url = siteConfig.pdfWorkerUrl ? remoteUrl : ownUrl;
  trust(new URL(url, location.href).href);
  return new Worker(url, { type: 'module' });
}

/** Under Trusted Types the site has one policy, which lets the address of this worker alone through. */
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
