/** The menu of small screens (hamburger menu): a full-screen modal dialog with the login button. */
import type { MouseEvent } from 'react';
import { IconArrowRight, IconChevronRight } from '../../ui/icons.tsx';
import { languageDialogId } from '../../dialogs/language/language-dialog.tsx';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy, useLanguage } from '../../navigation/context.tsx';
import { ownNameOf } from '../../language/languages.ts';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Logo } from '../../ui/logo.tsx';
import { closeModal, Modal, openModalProps } from '../../ui/modal.tsx';
import {
  contactLink,
  dropdownLinks,
  linksAfterDropdown,
  linksBeforeDropdown,
  type MenuLink,
  useCurrent,
} from './menu-links.ts';
import styles from './mobile-menu.module.css';
import { useCloseOnBreakpoint } from './use-close-on-breakpoint.ts';

export const menuId = 'menu';
const titleId = 'menu-title';
const forYouId = 'menu-for-you';

const close = () => closeModal(menuId);

/** The dialog fills the screen: a press between its controls counts as a press outside. */
function closeBetweenControls({ target }: MouseEvent) {
  if (!(target as Element).closest('a, button')) close();
}

export function MobileMenu() {
  const copy = useCopy('common');
  useCloseOnBreakpoint(close);
  return (
    <Modal
      id={menuId}
      labelledBy={titleId}
      close={copy.menu.close}
      className={`dark ${styles.menu}`}
      onClick={closeBetweenControls}
    >
      <div className={styles.head}>
        <Logo />
        <h2 id={titleId} className="visually-hidden">
          {copy.menu.label}
        </h2>
      </div>
      <nav aria-label={copy.menu.label}>
        <ul className={styles.entries}>
          {linksBeforeDropdown.map((link) => (
            <Entry key={link.route} link={link} />
          ))}
          <li>
            {/* Not collapsed: there is room. */}
            <p id={forYouId} className="small">
              {copy.menu.forYou}
            </p>
            <ul className={styles.inner} aria-labelledby={forYouId}>
              {dropdownLinks.map((link) => (
                <Entry key={link.route} link={link} inner />
              ))}
            </ul>
          </li>
          {linksAfterDropdown.map((link) => (
            <Entry key={link.route} link={link} />
          ))}
          <Entry link={contactLink} />
        </ul>
      </nav>
      <Foot />
    </Modal>
  );
}

function Entry({ link, inner = false }: { link: MenuLink | typeof contactLink; inner?: boolean }) {
  const copy = useCopy('common').menu;
  const address = useAddress();
  const current = useCurrent();
  return (
    <li>
      <a
        className={inner ? styles.innerEntry : `display h3 ${styles.entry}`}
        href={address(link.route)}
        aria-current={current(link.route)}
        onClick={close}
      >
        <span>{copy[link.label]}</span>
        {inner && <IconArrowRight size={22} stroke={1.25} aria-hidden="true" className={styles.arrow} />}
      </a>
    </li>
  );
}

function Foot() {
  const copy = useCopy('common');
  const language = useLanguage();
  return (
    <div>
      <button type="button" className={styles.language} {...openModalProps(languageDialogId)} onClick={close}>
        <Flag language={language} alt={ownNameOf(language)} />
        <span aria-hidden="true">{ownNameOf(language)}</span>
        <span className="small">{copy.language.change}</span>
        <IconChevronRight size={20} stroke={1.5} aria-hidden="true" className={styles.arrow} />
      </button>
      <div className={`cluster ${styles.buttons}`}>
        <ExternalButtonLink href={siteConfig.bankingUrl} variant="line">
          {copy.menu.login}
        </ExternalButtonLink>
        <ExternalButtonLink href={siteConfig.accountUrl}>{copy.menu.openAccount}</ExternalButtonLink>
      </div>
    </div>
  );
}
