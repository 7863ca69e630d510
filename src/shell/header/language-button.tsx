import { languageDialogId } from '../../dialogs/language/language-dialog.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { ownNameOf } from '../../language/languages.ts';
import { Flag } from '../../ui/flag.tsx';
import { openModalProps } from '../../ui/modal.tsx';
import styles from './header.module.css';

/** Opens the language dialog. Screen readers read the flag’s name: the visible one may be hidden. */
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
