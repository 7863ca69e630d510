import { useCopy } from '../../navigation/context.tsx';
import { languages } from '../../language/languages.ts';
import { LanguageLink } from '../../ui/language-link.tsx';
import styles from './footer.module.css';

/** With scripts off, and no `commandfor`, nothing can open the language dialog: here are its links. */
export function LanguageLinks() {
  return (
    <nav className={styles.foot} aria-label={useCopy('common').language.title}>
      {languages.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  );
}
