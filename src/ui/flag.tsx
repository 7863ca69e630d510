/** A language's flag. Show the language's name beside it: a flag is not a language. */
import type { Language } from '../language/languages.ts';
import styles from './flag.module.css';
import ar from './flags/ar.svg';
import en from './flags/en.svg';
import es from './flags/es.svg';
import pt from './flags/pt.svg';
import zh from './flags/zh.svg';

const flags: Record<Language, string> = { pt, en, es, ar, zh };

interface Props {
  language: Language;
  /** The language's name, if no other text of the control gives it to screen readers. */
  alt?: string;
}

export function Flag({ language, alt = '' }: Props) {
  return (
    <img className={styles.flag} src={flags[language]} alt={alt} width={27} height={18} loading="lazy" />
  );
}
