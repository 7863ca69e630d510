/**
 * The specification's error screen: for an address that matches nothing, and for a page that throws. Its title
 * is English in every language, because it is the product's default one (section 8).
 */
import { useEffect, useState } from 'react';
import { ContactLink } from '../../dialogs/contact-link.tsx';
import { useAddress, useLanguage } from '../../language/context.tsx';
import { type Copy, loadCopy } from '../../language/copy.ts';
import { useOptionalCopy } from '../../language/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './error-screen.module.css';

interface Props {
  message: string;
  /** Whether there is no page at this address; otherwise the page has failed. */
  missing?: boolean;
}

export function ErrorScreen({ message, missing = false }: Props) {
  const copy = useErrorCopy();
  const address = useAddress();
  if (!copy) return null;
  return (
    <section className={`section padded ${styles.screen}`}>
      <div className="inner">
        <h1 className="h2" lang="en" dir="ltr">
          Unexpected Application Error!
        </h1>
        <p className="lede">{missing ? copy.missing : copy.failed}</p>
        <p className={`small ${styles.message}`}>
          {copy.message}
          <code lang="en" dir="ltr">
            {message}
          </code>
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={address('home')}>{copy.home}</ButtonLink>
          <ContactLink className={styles.contact}>{copy.contact}</ContactLink>
        </div>
      </div>
    </section>
  );
}

/** The words are part of the page for a missing address; a page that fails has to fetch them. */
function useErrorCopy(): Copy['errors'] | undefined {
  const given = useOptionalCopy('errors');
  const language = useLanguage();
  const [fetched, setFetched] = useState<Copy['errors']>();
  useEffect(() => {
    if (!given) loadCopy(language, 'errors').then(setFetched, () => {});
  }, [given, language]);
  return given ?? fetched;
}

export default ErrorScreen;
