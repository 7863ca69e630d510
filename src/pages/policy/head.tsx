import { BackLink } from '../../policies/back-link.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { asHeading } from '../../policies/heading.ts';
import type { PolicyText } from '../../policies/text.ts';
import styles from './policy.module.css';
import type { View } from './view.ts';

interface Props {
  text: PolicyText;
  /** Null before scripts run. */
  view: View | null;
  /** Whether it stands below the list itself. */
  isBelowList: boolean;
}

/**
 * The way back and the title; what the document is about opens its text, and stands on the first page of its PDF. So
 * does the title: with the PDF it is a line here, for those who look, and the heading of the page all the same.
 */
export function Head({ text, view, isBelowList }: Props) {
  return (
    <div className={view === 'text' ? styles.head : `${styles.head} ${styles.withPdf}`}>
      {!isBelowList && <BackLink />}
      <h1 className="h2">{asHeading(text.title)}</h1>
      <DocumentIcon document={text.document} />
    </div>
  );
}
