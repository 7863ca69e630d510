import { useAddress, useRouteMatch } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import type { DocumentId } from '../../policy-documents.ts';
import type { Versions } from '../text.ts';
import styles from './versions.module.css';

interface Props {
  document: DocumentId;
  versions: Versions;
}

/** All versions of a document, the newest first, each with its text, its PDF and what changed. */
export function VersionList({ document, versions }: Props) {
  const { copy, list } = versions;
  const address = useAddress();
  const shown = useRouteMatch().version;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions" className={styles.title}>
        {copy.title}
      </h2>
      <ul>
        {list.map(({ version, updatedText, changes, href }, index) => (
          <li key={version}>
            <p className={styles.entry}>
              <a
                href={address({ document, version })}
                aria-current={version === shown ? 'page' : undefined}
                className={styles.name}
              >
                {fill(copy.entry, { version, date: updatedText })}
              </a>
              {index === 0 && <span className={styles.current}>{copy.current}</span>}
              <a href={href} className={styles.file}>
                {fill(copy.pdf, { version })}
              </a>
            </p>
            {changes && <p className="running">{changes}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
