// What Vite puts in, and attributes that React passes on but does not know yet.
import 'react';

declare global {
  interface Window {
    /** Kept when the page stands in the visitor's language; nothing on an address that names one. */
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
