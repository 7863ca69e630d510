/**
 * The language dialog: links to the page in each language. With scripts the language changes in place, and
 * scroll position and form contents stay.
 */
import type { MouseEvent } from 'react';
import { directionOf, type Language, languages, ownNameOf } from '../../language/languages.ts';
import { translatedAddress } from '../../navigation/address.ts';
import { useCopy, useLanguage, useNavigation, useRouteMatch } from '../../navigation/context.tsx';
import { Flag } from '../../ui/flag.tsx';
import { ScreenReaderSpace } from '../../ui/screen-reader-space.tsx';
import { IconCheck } from '../../ui/icons.tsx';
import { closeModal, Modal } from '../../ui/modal.tsx';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import styles from './language-dialog.module.css';

export const languageDialogId = 'language';
const titleId = 'language-title';

export function LanguageDialog() {
  const { close, language: copy } = useCopy('common');
  // On wide screens the first two are listed separately, as suggested.
  const groups = [
    { title: copy.suggested, list: languages.slice(0, 2) },
    { title: copy.others, list: languages.slice(2) },
  ];
  return (
    <Modal id={languageDialogId} labelledBy={titleId} close={close} className={styles.dialog}>
      <h2 id={titleId} className="title">
        {copy.title}
      </h2>
      {groups.map(({ title, list }) => (
        <div key={title}>
          <h3 className={`small ${styles.group}`}>{title}</h3>
          <ul className={styles.list}>
            {list.map((language) => (
              <Choice key={language} language={language} />
            ))}
          </ul>
        </div>
      ))}
      <p className={`small ${styles.note}`}>{copy.note}</p>
    </Modal>
  );
}

function Choice({ language }: { language: Language }) {
  const copy = useCopy('common').language;
  const match = useRouteMatch();
  const current = useLanguage() === language;
  const { changeLanguage } = useNavigation();

  const change = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    closeModal(languageDialogId);
    void changeLanguage(language);
  };

  return (
    <li>
      {/* Always an address with a language: without scripts the choice is not stored. */}
      <a
        className={styles.choice}
        href={translatedAddress(match, language, true)}
        hrefLang={language}
        aria-current={current || undefined}
        autoFocus={current}
        // React sets `autofocus` once only, but the current language changes.
        ref={(link) => {
          link?.toggleAttribute('autofocus', current);
        }}
        onClick={change}
      >
        <Flag language={language} />
        <span className={styles.names}>
          <span className={styles.own} lang={language} dir={directionOf(language)}>
            {ownNameOf(language)}
          </span>
          <ScreenReaderSpace />
          {current ? (
            <span className={`small cluster ${styles.current}`}>
              <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              <span>{copy.current}</span>
            </span>
          ) : (
            <span className="small">{copy.names[language]}</span>
          )}
        </span>
        <span className="small isolate" aria-hidden="true">
          {language.toUpperCase()}
        </span>
      </a>
    </li>
  );
}
