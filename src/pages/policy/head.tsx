import { BackLink } from '../../policies/back-link.tsx';
import { GroupIcon } from '../../policies/group-icon.tsx';
import { asHeading } from '../../policies/heading.ts';
import type { PolicyText } from '../../policies/text.ts';
import styles from './policy.module.css';

/** The way back and the title; what the document is about opens its text, and stands on the first page of its PDF. */
export function Head({ text }: { text: PolicyText }) {
  return (
    <div className={styles.head}>
      <BackLink />
      <h1 className="h2">{asHeading(text.title)}</h1>
      <GroupIcon document={text.document} />
    </div>
  );
}
