/**
 * The choice of language: a dialog of links. They lead to the page's address in that language, and work with
 * scripts off; with scripts the language changes in place, and keeps the position and what was typed.
 */
import type { MouseEvent } from 'react';
import { IconCheck, IconX } from '../../ui/icons.tsx';
import { translatedAddress } from '../../navigation/address.ts';
import { useCopy, useLanguage, useRouteMatch, useNavigation } from '../../navigation/context.tsx';
import { directionOf, type Language, languages, ownNameOf } from '../../language/languages.ts';
import { afterNextPaint } from '../../ui/after-next-paint.ts';
import { Flag } from '../../ui/flag.tsx';
import { HeardSpace } from '../../ui/heard-space.tsx';
import { closeModal, closes, Modal } from '../../ui/modal.tsx';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import styles from './language-dialog.module.css';

export const languageDialogId = 'language';
const titleId = 'language-title';

/** Opened from the menu of small screens, which has closed since, it has nowhere to give the focus back to. */
function focusMenuButton() {
  if (document.querySelector(':focus:not(dialog *)')) return;
  document.querySelector<HTMLElement>('[commandfor=menu]')?.focus();
}

/** The first two stand apart as suggested on wide screens. */
const suggested = languages.slice(0, 2);
const others = languages.slice(2);

export function LanguageDialog() {
  const copy = useCopy('common');
  return (
    <Modal id={languageDialogId} labelledBy={titleId} className={styles.dialog} onClose={focusMenuButton}>
      <div className={styles.head}>
        <h2 id={titleId} className="h3">
          {copy.language.title}
        </h2>
        <button type="button" className={styles.close} {...closes(languageDialogId)}>
          <IconX size={24} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{copy.close}</span>
        </button>
      </div>
      <Group title={copy.language.suggested} list={suggested} />
      <Group title={copy.language.others} list={others} />
      <p className={`small ${styles.note}`}>{copy.language.note}</p>
    </Modal>
  );
}

function Group({ title, list }: { title: string; list: readonly Language[] }) {
  return (
    <>
      <h3 className={`small ${styles.group}`}>{title}</h3>
      <ul className={styles.list}>
        {list.map((language) => (
          <Choice key={language} language={language} />
        ))}
      </ul>
    </>
  );
}

function Choice({ language }: { language: Language }) {
  const copy = useCopy('common').language;
  const match = useRouteMatch();
  const current = useLanguage() === language;
  const { changeLanguage } = useNavigation();

  const change = (event: MouseEvent<HTMLElement>) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const choice = event.currentTarget;
    choice.dataset.chosen = '';
    // Closed, the dialog has the whole page styled anew: the choice is seen before that.
    afterNextPaint(() => {
      delete choice.dataset.chosen;
      closeModal(languageDialogId);
      changeLanguage(language);
    });
  };

  return (
    <li>
      {/* Scripts off: an address with the language in it, since nothing could remember the choice. */}
      <a
        className={styles.choice}
        href={translatedAddress(match, language, true)}
        hrefLang={language}
        aria-current={current || undefined}
        autoFocus={current}
        // React writes it once; the dialog opens at the language that is shown now.
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
          <HeardSpace />
          {current ? (
            <span className={styles.current}>
              <IconCheck size={16} stroke={1.75} aria-hidden="true" />
              <span>{copy.current}</span>
            </span>
          ) : (
            <span className="small">{copy.names[language]}</span>
          )}
        </span>
        <span className={`small isolate ${styles.code}`} aria-hidden="true">
          {language.toUpperCase()}
        </span>
      </a>
    </li>
  );
}
