/** What `build/vite/flags.ts` makes: the address of the flag of each language. */
declare module 'virtual:flags' {
  type Language = import('./languages.ts').Language;

  const flags: Record<Language, string>;
  export default flags;
}
