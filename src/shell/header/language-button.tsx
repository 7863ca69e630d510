import { languageDialogId } from '../../dialogs/language/language-dialog.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { ownNameOf } from '../../language/languages.ts';
import { Flag } from '../../ui/flag.tsx';
import { opens } from '../../ui/modal.tsx';
import styles from './header.module.css';

/** Shows the language and opens the dialog to change it. */
export function LanguageButton() {
  const language = useLanguage();
  const copy = useCopy('common').language;
  return (
    <button
      type="button"
      className={styles.language}
      aria-label={fill(copy.button, { language: ownNameOf(language) })}
      {...opens(languageDialogId)}
    >
      <Flag language={language} />
      <span className={styles.name}>{ownNameOf(language)}</span>
    </button>
  );
}
