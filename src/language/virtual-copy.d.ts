/** What `build/vite/copy.ts` makes: the files of the copy, language by language. */
declare module 'virtual:copy' {
  type Language = import('./languages.ts').Language;

  /** A function for each file that fetches what it says, named from the project's root. */
  type Parts = Record<string, () => unknown>;

  const copy: Record<Language, () => Promise<{ default: Parts }>>;
  export default copy;
}
