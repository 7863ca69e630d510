/**
 * The flag beside a language's name. A flag is not a language, so the name always stands next to it, and the
 * flag says nothing. Which country's it is stands in the list of languages.
 */
import flags from 'virtual:flags';
import type { Language } from '../language/languages.ts';
import styles from './flag.module.css';

export function Flag({ language }: { language: Language }) {
  return <img className={styles.flag} src={flags[language]} alt="" width={27} height={18} loading="lazy" />;
}
