/** The file's SHA-256: drawn, written out, and the way to compute it oneself. */
import { use } from 'react';
import { IconCopy } from '@tabler/icons-react';
import { useCopy } from '../../navigation/context.tsx';
import { HashFan } from '../../fingerprint/hash-drawing.tsx';
import { fill } from '../../language/copy.ts';
import { manifestPath } from '../manifest.ts';
import { AnnounceContext } from '../reading/announcement.tsx';
import type { PolicyPage } from '../text.ts';
import styles from './file-verification.module.css';

export function Fingerprint({ text, file }: Pick<PolicyPage, 'text' | 'file'>) {
  const copy = useCopy('policies').fingerprint;
  const announce = use(AnnounceContext);
  const copyHash = () => {
    navigator.clipboard?.writeText(file.sha256).then(
      () => announce(copy.copied),
      () => {},
    );
  };
  // A name that is torn at its hyphen would be typed with a space in it.
  const name = <span className={styles.fileName}>{file.name}</span>;
  const groups = file.sha256.match(/.{4}/gu) ?? [];
  return (
    <div className={styles.fingerprint}>
      <h2 className={styles.title}>{copy.title}</h2>
      <p className={styles.lede}>{fill(copy.lede, { date: text.updatedText })}</p>
      {/* Folded on a phone, where it would be as long as a section. */}
      <details className={styles.unfolded}>
        <summary className="turns small">{copy.digits}</summary>
        <p className={styles.lede}>{copy.fan}</p>
        <div className={styles.hash}>
          <HashFan sha256={file.sha256} className={styles.fan} />
          <code className={styles.digits} dir="ltr">
            {groups.map((group, index) => (
              <span key={index}>{group}</span>
            ))}
          </code>
        </div>
      </details>
      <button type="button" className={styles.copy} onClick={copyHash}>
        <IconCopy size={18} stroke={1.5} aria-hidden="true" />
        {copy.copy}
      </button>
      {/* For those who have a command line, which is few of those who hold a phone. */}
      <details>
        <summary className="turns small">{copy.command}</summary>
        <pre className={styles.command} dir="ltr">
          <code>
            {'shasum -a 256 '}
            {name}
          </code>
          {'\n'}
          <code>
            {'certutil -hashfile '}
            {name}
            {' SHA256'}
          </code>
        </pre>
      </details>
      <a href={manifestPath} className={styles.link}>
        {copy.manifest}
      </a>
    </div>
  );
}
