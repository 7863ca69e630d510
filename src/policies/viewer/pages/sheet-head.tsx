import { useCopy } from '../../../navigation/context.tsx';
import { Logo } from '../../../ui/mark.tsx';
import type { PolicyText } from '../../text.ts';
import styles from './sheet-head.module.css';

/**
 * What the first page of a PDF begins with, where the file has it (`build/policies/document.typ`), until the page is drawn: nobody
 * waits before a white sheet. It is heard nowhere: all of it stands above the viewer.
 */
export function SheetHead({ text }: { text: PolicyText }) {
  const { version } = useCopy('policies').documentMeta;
  const dates = [[version, text.version], ...text.dates.map((date) => [date.label, date.text])];
  return (
    <div className={styles.head} aria-hidden="true">
      <Logo />
      <p className={`display ${styles.title}`}>{text.title}</p>
      <p className={styles.summary}>{text.summary}</p>
      <p className={styles.dates}>
        {dates.map(([label, value]) => (
          <span key={label}>
            {label} <bdi className="figures">{value}</bdi>
          </span>
        ))}
      </p>
    </div>
  );
}
