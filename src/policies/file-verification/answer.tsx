/** What the check of a copy says. */
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck, IconClock, IconInfoCircle } from '@tabler/icons-react';
import { useAddress, useCopy } from '../../routing/context.tsx';
import { addressOf } from '../../routing/address.ts';
import { fill } from '../../language/copy.ts';
import { ownNames } from '../../language/languages.ts';
import type { EarlierFile, ManifestFile } from '../manifest.ts';
import type { PolicyText } from '../text.ts';
import type { Verdict } from './verify.ts';
import styles from './file-verification.module.css';
import { HashFan } from './hash-fan.tsx';

interface Props {
  verdict: Verdict;
  /** The document that is shown, and its file's hash. */
  text: PolicyText;
  sha256: string;
}

export function Answer({ verdict, text, sha256 }: Props) {
  const copy = useCopy('policies').fileVerification;
  const address = useAddress();
  /** Names and languages keep their own direction within the sentence. */
  const described = (
    note: string,
    file: Pick<ManifestFile, 'language'> & Partial<ManifestFile & EarlierFile>,
  ) =>
    fill(note, {
      title: `\u2068${file.title ?? text.title}\u2069`,
      language: `\u2068${ownNames[file.language]}\u2069`,
      version: file.version ?? '',
    });

  switch (verdict.kind) {
    case 'current':
      return (
        <Line
          tone="good"
          icon={<IconCheck stroke={1.5} />}
          title={copy.current}
          aside={<HashFan sha256={sha256} />}
        >
          {fill(copy.currentNote, { date: text.updatedText })}
        </Line>
      );
    case 'language':
      return (
        <Line icon={<IconInfoCircle stroke={1.5} />} title={copy.language}>
          {described(copy.languageNote, verdict.file)}{' '}
          <a href={addressOf({ document: verdict.file.document }, verdict.file.language, true)}>
            {copy.open}
          </a>
        </Line>
      );
    case 'other':
      return (
        <Line icon={<IconInfoCircle stroke={1.5} />} title={copy.other}>
          {described(copy.otherNote, verdict.file)}{' '}
          <a href={address({ document: verdict.file.document })}>{copy.open}</a>
        </Line>
      );
    case 'earlier':
      return (
        <Line tone="old" icon={<IconClock stroke={1.5} />} title={copy.earlier}>
          {described(copy.earlierNote, { ...verdict.current, version: verdict.file.version })}{' '}
          <a href={verdict.current.href} download>
            {copy.downloadCurrent}
          </a>
        </Line>
      );
    case 'unknown':
      return (
        <Line tone="bad" icon={<IconAlertTriangle stroke={1.5} />} title={copy.unknown}>
          {copy.unknownNote} <a href={address('contact')}>{copy.tell}</a>
        </Line>
      );
    case 'unreadable':
      return (
        <Line tone="bad" icon={<IconAlertTriangle stroke={1.5} />} title={copy.unreadable}>
          {copy.unreadableNote}
        </Line>
      );
    case 'offline':
      return (
        <Line tone="bad" icon={<IconAlertTriangle stroke={1.5} />} title={copy.offline}>
          {copy.offlineNote}
        </Line>
      );
  }
}

interface LineProps {
  icon: ReactNode;
  title: string;
  tone?: 'good' | 'old' | 'bad';
  aside?: ReactNode;
  children?: ReactNode;
}

/** One state of the check: a sign, what it is, and more about it. */
export function Line({ icon, title, tone, aside, children }: LineProps) {
  return (
    <div className={`${styles.line} ${tone ? styles[tone] : ''}`}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.verdict}>{title}</p>
        {children && <p className={styles.note}>{children}</p>}
      </div>
      {aside}
    </div>
  );
}
