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

/** A pixel more than the bar is high: what stands there is below it at every width. */
const barHeight = 73;

export function Header() {
  const copy = useCopy('common');
  const address = useAddress();
  const { route } = useRouteMatch();
  const scrolled = useScrolled();
  const fixed = useScripted();
  const dark = (scrolled ?? routes[route].theme) === 'dark';
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

/**
 * The theme of what stands below the header, where the page is scrolled away from its top: the header is then a bar.
 * A page that is put in is not measured: the browser would keep the place of the one before as its own. Its scrolling
 * to its place tells.
 * @returns null at the top, where the header stands over the hero of the page
 */
function useScrolled(): 'dark' | 'light' | null {
  const [theme, setTheme] = useState<'dark' | 'light' | null>(null);
  useEffect(() => {
    let before = scrollY;
    const update = () => {
      // Over a hero the header is higher than a bar.
      const below = document
        .elementsFromPoint(innerWidth / 2, barHeight)
        .find((element) => !element.closest('header'));
      setTheme(scrollY > 24 ? (below?.closest('.dark') ? 'dark' : 'light') : null);
      // For the floating link.
      document.documentElement.toggleAttribute('data-back', scrollY < before);
      before = scrollY;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return theme;
}
