/**
 * The error page, for an unknown address and for a page that throws. Title and message are English in every language;
 * below them, in the visitor's language, what happened and where to go.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useAddress, useCopy, useLanguage, useOptionalCopy } from '../../navigation/context.tsx';
import { type Copy, loadCopy } from '../../language/copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import stack from '../../pictures/exclusive-macro.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './error-page.module.css';

/** Specified, in English in every language. */
export const title = 'Unexpected Application Error!';

export const heroPicture: HeroPicture = { picture: stack, sizes: '(min-width: 1024px) 78vw, 100vw' };

interface Props {
  message: string;
  /** Whether the address is unknown; otherwise the page has thrown. */
  missing?: boolean;
  /** Shown while the copy loads. */
  waiting?: ReactNode;
}

export default function ErrorPage({ message, missing = false, waiting }: Props) {
  const copy = useErrorCopy();
  const { menu, footer } = useCopy('common');
  const address = useAddress();
  // A page that throws has left its own title.
  useEffect(() => {
    document.title = title;
  }, []);
  if (!copy) return waiting;
  const reason = missing ? copy.missing : copy.failed;
  return (
    <section className={`dark section over ${styles.page}`} data-error>
      <Picture {...heroPicture} priority className={styles.picture} />
      <div className="inner">
        <div className={`cluster ${styles.error}`} lang="en" dir="ltr">
          <h1 className="small">{title}</h1>
          <p className="small">
            <bdi>{message}</bdi>
          </p>
        </div>
        <h2 className="h1 phrases">{reason.title}</h2>
        <p className="lede">{reason.text}</p>
        <ButtonLink href={address('home')}>{copy.home}</ButtonLink>
        <ul className={`cluster ${styles.ways}`}>
          <li>
            <a href={address('products')}>{menu.products}</a>
          </li>
          <li>
            <a href={address('services')}>{menu.services}</a>
          </li>
          <li>
            <a href={address({ document: 'group-app-policies' })}>{footer.terms}</a>
          </li>
          <li>
            <a href={address('contact')}>{menu.contact}</a>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** The copy of errors, fetched where the page did not load it. */
function useErrorCopy(): Copy['errors'] | undefined {
  const given = useOptionalCopy('errors');
  const language = useLanguage();
  const [fetched, setFetched] = useState<Copy['errors']>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!given) loadCopy(language, 'errors').then(setFetched, (error: Error) => setFailure(error));
  }, [given, language]);
  // The outer boundary shows a message that needs no file.
  if (failure) throw failure;
  return given ?? fetched;
}
