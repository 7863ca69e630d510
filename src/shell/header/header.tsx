/**
 * The header: logo, menu, language, login and account. The dialogs it opens are at the end of the page
 * (`src/app.tsx`).
 */
import { useEffect, useState } from 'react';
import iconButton from '../../ui/icon-button.module.css';
import { IconMenu2 } from '../../ui/icons.tsx';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy, useRouteMatch } from '../../navigation/context.tsx';
import { routes } from '../../routes.ts';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { openModalProps } from '../../ui/modal.tsx';
import styles from './header.module.css';
import { LanguageButton } from './language-button.tsx';
import { Menu } from './menu.tsx';
import { menuId } from './mobile-menu.tsx';

/** In pixels from the top of the window: below the header at every width. */
const belowHeader = 85;

export function Header() {
  const copy = useCopy('common');
  const address = useAddress();
  const { route } = useRouteMatch();
  const place = useBackgroundBelow();
  const dark = place?.dark ?? routes[route].theme === 'dark';
  const state = [dark && 'dark', place && styles.scrolled, place?.pastHero && styles.pastHero];
  return (
    <header className={[styles.header, ...state].filter(Boolean).join(' ')}>
      <div className={`inner ${styles.bar}`}>
        <a href={address('home')} className={styles.logo}>
          <Logo />
          <span className="visually-hidden">{copy.home}</span>
        </a>
        <Menu />
        <div className={styles.end}>
          <LanguageButton />
          <a className={styles.login} href={siteConfig.bankingUrl} target="_blank" rel="noopener">
            <span>{copy.menu.login}</span>
            <span className="visually-hidden">{` ${copy.newTab}`}</span>
          </a>
          <ExternalButtonLink href={siteConfig.accountUrl} className={styles.account}>
            {copy.menu.openAccount}
          </ExternalButtonLink>
          <button type="button" className={`${iconButton.button} ${styles.open}`} {...openModalProps(menuId)}>
            <IconMenu2 size={28} stroke={1.25} aria-hidden="true" />
            <span className="visually-hidden">{copy.menu.open}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

interface Below {
  /** Whether the content below the header is dark. */
  dark: boolean;
  /** Whether the hero, with its own account button, is out of view. */
  pastHero: boolean;
}

/**
 * The background below the header while the page is scrolled. Measured on scroll only: measuring a new page earlier would fix
 * its scroll position to that of the page before.
 * @returns null at the top of the page
 */
function useBackgroundBelow(): Below | null {
  const [place, setPlace] = useState<Below | null>(null);
  useEffect(() => {
    const update = () => {
      if (scrollY <= 24) return setPlace(null);
      const dark = Boolean(document.elementFromPoint(innerWidth / 2, belowHeader)?.closest('.dark'));
      const opening = document.querySelector('main > section')?.clientHeight ?? 0;
      // Text pages have a single tall section.
      const pastHero = scrollY > Math.min(opening - belowHeader, 1.5 * innerHeight);
      setPlace((before) =>
        before?.dark === dark && before.pastHero === pastHero ? before : { dark, pastHero },
      );
    };
    update();
    addEventListener('scroll', update);
    return () => removeEventListener('scroll', update);
  }, []);
  return place;
}
