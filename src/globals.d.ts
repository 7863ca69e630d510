// What Vite defines, and attributes that React's types lack.
import 'react';

declare global {
  interface Window {
    /** Resolves when the page is shown in the visitor's language; undefined on an address that names a language. */
    languageShown?: Promise<void>;
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
