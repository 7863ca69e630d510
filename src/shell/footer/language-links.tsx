import { useCopy } from '../../navigation/context.tsx';
import { languages } from '../../language/languages.ts';
import { LanguageLink } from '../../ui/language-link.tsx';
import styles from './footer.module.css';

/** Links to the languages, for browsers without scripts and without `commandfor`, where the dialog cannot open. */
export function LanguageLinks() {
  return (
    <nav className={styles.foot} aria-label={useCopy('common').language.title}>
      {languages.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  );
}
