import { translatedAddress } from '../../routing/address.ts';
import { useCopy, useLanguage, useRouteMatch } from '../../routing/context.tsx';
import { directionOf, languages, ownNameOf } from '../../language/languages.ts';
import styles from './footer.module.css';

/** With scripts off, and no `commandfor`, nothing can open the language dialog: here are its links. */
export function Languages() {
  const match = useRouteMatch();
  const current = useLanguage();
  return (
    <nav className={styles.languages} aria-label={useCopy('common').language.title}>
      {languages.map((language) => (
        <a
          key={language}
          href={translatedAddress(match, language, true)}
          hrefLang={language}
          aria-current={language === current || undefined}
          lang={language}
          dir={directionOf(language)}
        >
          {ownNameOf(language)}
        </a>
      ))}
    </nav>
  );
}
