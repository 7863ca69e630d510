import { CopyCheck } from '../../policies/copy-check/copy-check.tsx';
import { Fingerprint } from '../../policies/copy-check/fingerprint.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import styles from './policy.module.css';

/** The file's fingerprint, and whether a copy that the visitor holds has the same. */
export function CheckSection({ text, file }: PolicyPage) {
  return (
    <div className={styles.checks} id="copy">
      {/* What was said of one file is not said of another. */}
      <CopyCheck key={file.sha256} text={text} sha256={file.sha256} />
      <Fingerprint text={text} file={file} />
    </div>
  );
}
