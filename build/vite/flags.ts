/** Gives the application the flags of the list of languages, as files of their own, and no other. */
import type { Plugin } from 'vite';
import { flagOf, languages } from '../../src/language/languages.ts';

/** The module of `src/language/virtual-flags.d.ts`. */
const id = 'virtual:flags';

export function flags(): Plugin {
  // The package exports its flags as strings and components only; the files are what an `<img>` wants.
  const file = (country: string) => `/node_modules/country-flag-icons/3x2/${country}.svg`;
  return {
    name: 'ether:flags',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}`
        ? [
            ...languages.map((language) => `import ${language} from '${file(flagOf(language))}';`),
            `export default { ${languages.join(', ')} };`,
          ].join('\n')
        : null,
  };
}
