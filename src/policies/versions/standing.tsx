import { useAddress } from '../../navigation/context.tsx';
import type { DocumentId } from '../../policy-documents.ts';
import type { VersionWords } from '../text.ts';
import styles from './versions.module.css';

interface Props {
  document: DocumentId;
  isCurrent: boolean;
  copy: VersionWords;
}

/** Whether a version is the current one, with the way to the document's page. */
export function Standing({ document, isCurrent, copy }: Props) {
  const current = useAddress()({ document });
  return (
    <p className={styles.standing}>
      {!isCurrent && copy.isEarlier} <a href={current}>{isCurrent ? copy.isCurrent : copy.openCurrent}</a>
    </p>
  );
}
