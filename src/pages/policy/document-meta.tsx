import { IconDownload } from '@tabler/icons-react';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { fileSize } from '../../policies/file-size.ts';
import type { PolicyPage } from '../../policies/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './policy.module.css';

/** The dates, the version, the file, and its download. */
export function DocumentMeta({ text, file }: Pick<PolicyPage, 'text' | 'file'>) {
  const copy = useCopy('policies');
  const language = useLanguage();
  const entries = [
    ...text.dates.map((date) => [date.label, date.text]),
    [copy.documentMeta.version, text.version],
    [copy.documentMeta.file, fill(copy.documentMeta.fileIs, { size: fileSize(file.bytes, language) })],
    [copy.documentMeta.pages, String(file.pages)],
  ];
  return (
    <div className={styles.documentMeta}>
      <dl>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures isolate">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink href={file.href} download={file.name}>
          <IconDownload size={18} stroke={1.5} aria-hidden="true" />
          {copy.download}
        </ButtonLink>
      </div>
    </div>
  );
}
