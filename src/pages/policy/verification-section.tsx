import { FileVerification } from '../../policies/file-verification/file-verification.tsx';
import { Fingerprint } from '../../policies/file-verification/fingerprint.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import styles from './policy.module.css';

/** The file's fingerprint, and whether a copy that the visitor holds has the same. */
export function VerificationSection({ text, file }: Pick<PolicyPage, 'text' | 'file'>) {
  return (
    <div className={styles.checks} id="copy">
      {/* What was said of one file is not said of another. */}
      <FileVerification key={file.sha256} text={text} sha256={file.sha256} />
      <Fingerprint text={text} file={file} />
    </div>
  );
}
