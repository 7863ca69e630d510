/**
 * Under `require-trusted-types-for 'script'` a worker's address has to pass a policy. This is the site's only one, and
 * it lets through the address of our worker alone.
 */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => void;
}

/**
 * Makes the policy, once.
 * @param workerUrl the one address that a worker may be started from
 */
export function trustWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const wanted = new URL(workerUrl, location.href).href;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href === wanted) return url;
      throw new TypeError(`A script from ${url} is not allowed`);
    },
  });
}
