/** What the check of a copy says: its result is one sentence, in a status that is there, and empty, before. */
import type { ReactNode } from 'react';
import {
  IconAlertTriangle,
  IconArrowBarUp,
  IconCheck,
  IconClock,
  IconFile,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { addressOf } from '../../navigation/address.ts';
import { fill } from '../../language/copy.ts';
import { documents } from '../../policy-documents.ts';
import { ownNameOf } from '../../language/languages.ts';
import type { EarlierFile, ManifestFile } from '../manifest.ts';
import type { PolicyText } from '../text.ts';
import type { Verdict } from './verify.ts';
import styles from './file-verification.module.css';
import { HashPair } from '../../fingerprint/hash-drawing.tsx';

export type FileCheck = { kind: 'rest' } | { kind: 'busy'; name: string } | Verdict;

interface Props {
  check: FileCheck;
  /** A file is being carried over the area. */
  over: boolean;
  /** The document that is shown, and its file's hash. */
  text: PolicyText;
  sha256: string;
}

export function Answer(props: Props) {
  const { check, sha256 } = props;
  // A page that was opened before a newer version came out has the hash of the one before.
  const published = check.kind === 'current' ? check.hash : sha256;
  return (
    <Line
      {...useAnswer(props)}
      // The copy above the published file: a mirror image where they are the same.
      aside={'hash' in check && <HashPair now={check.hash} recorded={published} className={styles.fan} />}
    />
  );
}

function useAnswer({ check, over, text, sha256 }: Props): LineProps {
  const copy = useCopy('policies').fileVerification;
  const address = useAddress();
  /** Names and languages keep their own direction within the sentence. */
  const described = (
    note: string,
    file: Pick<ManifestFile, 'language'> & Partial<ManifestFile & EarlierFile>,
  ) =>
    fill(note, {
      title: `\u2068${file.title ?? text.title}\u2069`,
      language: `\u2068${ownNameOf(file.language)}\u2069`,
      version: file.version ?? '',
    });

  switch (check.kind) {
    case 'rest':
      return over
        ? { silent: true, icon: <IconArrowBarUp stroke={1.5} />, title: copy.release }
        : { silent: true, icon: <IconFile stroke={1.5} />, title: copy.drop, note: copy.choose };
    case 'busy':
      return { icon: <IconFile stroke={1.5} />, title: copy.busy, note: <bdi>{check.name}</bdi> };
    case 'current':
      return {
        tone: 'good',
        icon: <IconCheck stroke={1.5} />,
        title: copy.current,
        note: check.hash === sha256 ? fill(copy.currentNote, { date: text.updatedText }) : copy.reloadNote,
      };
    case 'language':
      return {
        icon: <IconInfoCircle stroke={1.5} />,
        title: copy.language,
        note: (
          <>
            {described(copy.languageNote, check.file)}{' '}
            <a href={addressOf({ document: check.file.document }, check.file.language, true)}>{copy.open}</a>
          </>
        ),
      };
    case 'other':
      return {
        icon: <IconInfoCircle stroke={1.5} />,
        title: copy.other,
        note: (
          <>
            {described(copy.otherNote, check.file)}{' '}
            <a href={address({ document: check.file.document })}>{copy.open}</a>
          </>
        ),
      };
    case 'earlier':
      return {
        tone: 'old',
        icon: <IconClock stroke={1.5} />,
        title: copy.earlier,
        note: (
          <>
            {described(copy.earlierNote, { ...check.current, version: check.file.version })}{' '}
            {hasPage(check.file) && (
              <>
                <a href={address({ document: check.file.document, version: check.file.version })}>
                  {fill(copy.openEarlier, { version: check.file.version })}
                </a>{' '}
              </>
            )}
            <a href={check.current.href} download>
              {copy.downloadCurrent}
            </a>
          </>
        ),
      };
    case 'unknown':
      return {
        tone: 'bad',
        icon: <IconAlertTriangle stroke={1.5} />,
        title: copy.unknown,
        note: (
          <>
            {copy.unknownNote} <a href={address('contact')}>{copy.tell}</a>
          </>
        ),
      };
    case 'unreadable':
      return {
        tone: 'bad',
        icon: <IconAlertTriangle stroke={1.5} />,
        title: copy.unreadable,
        note: copy.unreadableNote,
      };
    case 'offline':
      return {
        tone: 'bad',
        icon: <IconAlertTriangle stroke={1.5} />,
        title: copy.offline,
        note: copy.offlineNote,
      };
  }
}

/** Files of before the first version that was kept have none. */
function hasPage({ document, version }: EarlierFile): boolean {
  return documents.some(({ id, versions }) => id === document && versions?.includes(version));
}

interface LineProps {
  icon: ReactNode;
  title: string;
  /** Nothing has been checked yet, and there is nothing to announce. */
  silent?: true;
  tone?: 'good' | 'old' | 'bad';
  aside?: ReactNode;
  note?: ReactNode;
}

/** One state of the check: a sign, what it is, and more about it. */
function Line({ icon, title, silent, tone, aside, note }: LineProps) {
  return (
    <div className={`${styles.line} ${tone ? styles[tone] : ''}`}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        {silent && <p className={styles.verdict}>{title}</p>}
        <p role="status" className={silent ? 'visually-hidden' : styles.verdict}>
          {!silent && title}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {aside}
    </div>
  );
}
