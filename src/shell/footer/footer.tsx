import { keepLastWord } from '../../utils/keep-last-word.ts';
import { IconArrowUp } from '../../ui/icons.tsx';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy, useLanguage } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { directionOf } from '../../language/languages.ts';
import { ButtonLink, NewTab } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { FooterColumns } from './columns.tsx';
import { Authorisation, Entities } from './entities.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Social } from './social.tsx';

export function Footer() {
  const copy = useCopy('common');
  const address = useAddress();
  const nameOf = directionOf(useLanguage()) === 'rtl' ? isolated : keepLastWord;
  return (
    <footer className={`dark section ${styles.footer}`}>
      <div className="inner">
        <div className={styles.head}>
          <a href={address('home')} className={styles.logo}>
            <Logo />
            <span className="visually-hidden">{copy.home}</span>
          </a>
          <ButtonLink href={address('contact')} variant="line">
            {copy.footer.contact}
          </ButtonLink>
        </div>
        <FooterColumns />
        {/* React does not hydrate the content of `noscript`. */}
        <noscript>{import.meta.env.SSR && <LanguageLinks />}</noscript>
        <div className={styles.legal}>
          <p>{copy.footer.disclaimer}</p>
          <div className="stack">
            <p className="phrases">
              {fill(copy.footer.entities, {
                usEntity: nameOf(siteConfig.usEntity),
                brazilEntity: nameOf(siteConfig.brazilEntity),
              })}
            </p>
            <Entities />
            <Authorisation />
          </div>
        </div>
        <div className={styles.foot}>
          <p>{copy.footer.rights}</p>
          <div className={`cluster ${styles.links}`}>
            <a href={address({ document: 'group-app-policies' })}>{copy.footer.terms}</a>
            <a href={address('glossary')}>{copy.footer.glossary}</a>
            <a href={address('accessibility')}>{copy.footer.accessibility}</a>
            {siteConfig.feesUrl && (
              <a href={siteConfig.feesUrl} target="_blank" rel="noopener">
                <span>{copy.bank.fees}</span>
                <NewTab />
              </a>
            )}
          </div>
          <Social />
          <a href="#top" className={styles.top}>
            <IconArrowUp size={18} stroke={1.5} aria-hidden="true" />
            <span>{copy.footer.top}</span>
          </a>
        </div>
      </div>
    </footer>
  );
}

/** A registered name, isolated in Arabic only: in Chinese no space is set beside isolated text. */
function isolated(name: string): string {
  return `\u2068${keepLastWord(name)}\u2069`;
}
