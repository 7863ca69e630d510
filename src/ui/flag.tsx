/**
 * A language's flag. A flag is not a language, so the name is always to be read beside it; which country's it is stands
 * in the list of languages.
 */
import flags from 'virtual:flags';
import type { Language } from '../language/languages.ts';
import styles from './flag.module.css';

interface Props {
  language: Language;
  /** The language's name, where nothing else in the control says it to assistive technology. */
  alt?: string;
}

export function Flag({ language, alt = '' }: Props) {
  return (
    <img className={styles.flag} src={flags[language]} alt={alt} width={27} height={18} loading="lazy" />
  );
}
