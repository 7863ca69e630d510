/**
 * The error page, for an unknown address and for a page that throws. Title and message are English in every language;
 * below them, in the visitor's language, what happened and where to go.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useAddress, useCopy, useLanguage, useOptionalCopy } from '../../navigation/context.tsx';
import { type Copy, loadCopy } from '../../language/copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './error-page.module.css';
import { bookHeight, bookWidth, pageCaps, pageLines, stray } from './book-illustration.ts';

/** The same in every language, so not in the copy. */
export const title = 'Unexpected Application Error!';

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
      <BookIllustration />
      <div className="inner">
        <h1 lang="en" className="h1">
          <bdi dir="ltr">{title}</bdi>
        </h1>
        <p lang="en" className="small">
          <bdi dir="ltr">{message}</bdi>
        </p>
        <div className={`stack ${styles.reason}`}>
          <h2 className="h4">{reason.title}</h2>
          <p className="lede">{reason.text}</p>
        </div>
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

function BookIllustration() {
  return (
    <svg
      className={styles.book}
      viewBox={`0 0 ${bookWidth} ${bookHeight}`}
      width={bookWidth}
      height={bookHeight}
      fill="none"
      aria-hidden="true"
    >
      <linearGradient id="page-line" gradientUnits="userSpaceOnUse" x2={bookWidth}>
        <stop offset="0.3" className={styles.edge} />
        <stop offset="1" className={styles.spine} />
      </linearGradient>
      <path d={pageLines} stroke="url(#page-line)" strokeWidth="1.25" />
      <path d={pageCaps} className={styles.gilt} strokeWidth="1.75" />
      <path d={stray} className={styles.gilt} strokeWidth="2.25" strokeLinecap="round" />
    </svg>
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
