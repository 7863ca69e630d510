// What Vite defines, and what the types of TypeScript and React lack.
import 'react';

/** The rule of a Trusted Types policy for addresses of scripts. */
interface ScriptAddress {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    /** Resolves when the page is shown in the visitor's language; undefined on an address that names a language. */
    languageShown?: Promise<void>;
    /** Not in all browsers. */
    trustedTypes?: { createPolicy: (name: string, rules: ScriptAddress) => ScriptAddress };
  }

  interface ImportMeta {
    readonly env: {
      /** Whether the code is built for the prerenderer, and not for browsers. */
      readonly SSR: boolean;
    };
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}
