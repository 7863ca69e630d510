import { IconArrowLeft } from '@tabler/icons-react';
import { useAddress, useCopy } from '../../language/context.tsx';
import type { PolicyText } from '../../policies/text.ts';
import styles from './policy.module.css';

/** The way back, the title, and what the document is about. */
export function Head({ text }: { text: PolicyText }) {
  const copy = useCopy('policies');
  const address = useAddress();
  return (
    <div className={styles.head}>
      <a href={address('policies', 'list')} className={styles.back}>
        <IconArrowLeft size={18} stroke={1.5} className={styles.backArrow} aria-hidden="true" />
        {copy.back}
      </a>
      <h1 className="h2">{text.title}</h1>
      <p className={`lede ${styles.summary}`}>{text.summary}</p>
    </div>
  );
}
