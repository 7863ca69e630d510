/** The header of every page: logo, menu, language, and the way to an account. */
import { useEffect, useState } from 'react';
import { IconMenu2 } from '@tabler/icons-react';
import { LanguageDialog } from '../../dialogs/language/language-dialog.tsx';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy, useRouteMatch } from '../../routing/context.tsx';
import { routes } from '../../routing/routes.ts';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/mark.tsx';
import { opens } from '../../ui/modal.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import styles from './header.module.css';
import { LanguageButton } from './language-button.tsx';
import { Menu } from './menu.tsx';
import { menuId, SmallMenu } from './small-menu.tsx';

export function Header() {
  const copy = useCopy('common');
  const address = useAddress();
  const { theme } = routes[useRouteMatch().route];
  const scrolled = useScrolled();
  const fixed = useScripted();
  const dark = theme === 'dark' && !scrolled;
  return (
    <>
      <header
        className={`${styles.header} ${fixed ? styles.fixed : ''} ${dark ? 'dark' : ''} ${scrolled ? styles.scrolled : ''}`}
      >
        <div className={`inner ${styles.bar}`}>
          <a href={address('home')} className={styles.logo}>
            <Logo />
            <span className="visually-hidden">{copy.home}</span>
          </a>
          <Menu />
          <div className={styles.end}>
            <LanguageButton />
            <a className={styles.login} href={siteConfig.bankingUrl} target="_blank" rel="noopener">
              {copy.menu.login}
              <span className="visually-hidden"> {copy.newTab}</span>
            </a>
            <ExternalButtonLink href={siteConfig.accountUrl} className={styles.account}>
              {copy.menu.openAccount}
            </ExternalButtonLink>
            <button type="button" className={styles.open} {...opens(menuId)}>
              <IconMenu2 size={28} stroke={1.25} aria-hidden="true" />
              <span className="visually-hidden">{copy.menu.open}</span>
            </button>
          </div>
        </div>
      </header>
      <SmallMenu />
      <LanguageDialog />
    </>
  );
}

/** Whether the page is scrolled away from its top; over a dark hero the header then changes its ground. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const update = () => {
      setScrolled(scrollY > 24);
      // For the floating link.
      document.documentElement.toggleAttribute('data-back', scrollY < before);
      before = scrollY;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
