/**
 * The flag beside a language's name. A flag is not a language, so the name always stands next to it, and the
 * flag says nothing. English
 * has the flag of the United States, where the bank's first entity is; Spanish and Arabic those of the
 * countries named in docs/decisions/0009-flags.md.
 */
// The package exports its flags as strings and components only; the files are what an `<img>` wants.
import brazil from '../../node_modules/country-flag-icons/3x2/BR.svg';
import china from '../../node_modules/country-flag-icons/3x2/CN.svg';
import emirates from '../../node_modules/country-flag-icons/3x2/AE.svg';
import spain from '../../node_modules/country-flag-icons/3x2/ES.svg';
import unitedStates from '../../node_modules/country-flag-icons/3x2/US.svg';
import type { Language } from '../language/languages.ts';
import styles from './flag.module.css';

const flags: Record<Language, string> = { pt: brazil, en: unitedStates, es: spain, ar: emirates, zh: china };

export function Flag({ language }: { language: Language }) {
  return <img className={styles.flag} src={flags[language]} alt="" width={27} height={18} loading="lazy" />;
}
