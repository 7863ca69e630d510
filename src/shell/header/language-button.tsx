import { languageDialogId } from '../../dialogs/language/language-dialog.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { ownNameOf } from '../../language/languages.ts';
import { Flag } from '../../ui/flag.tsx';
import { openModalProps } from '../../ui/modal.tsx';
import styles from './header.module.css';

/** Shows the language and opens the dialog to change it. The flag says the language; its name beside it is only seen. */
export function LanguageButton() {
  const name = ownNameOf(useLanguage());
  const copy = useCopy('common').language;
  return (
    <button type="button" className={styles.language} {...openModalProps(languageDialogId)}>
      <span className="visually-hidden">{fill(copy.button, { language: '' })}</span>
      <Flag language={useLanguage()} alt={name} />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </button>
  );
}
