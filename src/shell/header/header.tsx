/**
 * The header of every page: logo, menu, language, and the way to an account. The dialogs that it opens stand at the end of
 * the page (`src/app.tsx`).
 */
import { useEffect, useState } from 'react';
import { IconMenu2 } from '@tabler/icons-react';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy, useRouteMatch } from '../../navigation/context.tsx';
import { routes } from '../../routes.ts';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/mark.tsx';
import { opens } from '../../ui/modal.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import styles from './header.module.css';
import { LanguageButton } from './language-button.tsx';
import { Menu } from './menu.tsx';
import { menuId } from './small-menu.tsx';

/** A pixel more than the header is ever high: what stands there is below it at every width. */
const belowHeader = 85;

export function Header() {
  const copy = useCopy('common');
  const address = useAddress();
  const { route } = useRouteMatch();
  const darkBelow = useDarkBelow();
  const fixed = useScripted();
  const dark = darkBelow ?? routes[route].theme === 'dark';
  return (
    <header
      className={`${styles.header} ${fixed ? styles.fixed : ''} ${dark ? 'dark' : ''} ${darkBelow === null ? '' : styles.scrolled}`}
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
  );
}

/**
 * Whether what stands below the header is dark, where the page is scrolled away from its top: the header is then a bar.
 * A page that is put in is not measured: the browser would keep the place of the one before as its own. Its scrolling
 * to its place tells.
 * @returns null at the top, where the header stands over the hero of the page
 */
function useDarkBelow(): boolean | null {
  const [dark, setDark] = useState<boolean | null>(null);
  useEffect(() => {
    let before = scrollY;
    const update = () => {
      const below = document.elementFromPoint(innerWidth / 2, belowHeader);
      setDark(scrollY > 24 ? Boolean(below?.closest('.dark')) : null);
      // For the floating link. A page whose lines are fewer in their own font moves back by one or two without a reader.
      if (Math.abs(scrollY - before) < 60) return;
      document.documentElement.toggleAttribute('data-back', scrollY < before);
      before = scrollY;
    };
    update();
    addEventListener('scroll', update);
    return () => removeEventListener('scroll', update);
  }, []);
  return dark;
}
