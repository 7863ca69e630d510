/** Verifies whether a copy of the PDF, chosen or dropped by the visitor, is the current file (its checksum). */
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../language/copy.ts';
import { ownNameOf } from '../../language/languages.ts';
import { documents } from '../../policy-documents.ts';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import type { PolicyPage } from '../text.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import styles from './file-verification.module.css';
import { type Verdict, verifyFile } from './verify.ts';

export function FileVerification({ text, file }: PolicyPage) {
  const copy = useCopy('policies').fileVerification;
  const language = useLanguage();
  const [verdict, setVerdict] = useState<Verdict | { kind: 'busy' } | null>(null);
  const [isOver, setOver] = useState(false);
  const turn = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);

  // Checks what was chosen before hydration.
  useEffect(() => {
    chooser.current!.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  const check = async (chosen: File | undefined) => {
    if (!chosen) return;
    const mine = ++turn.current;
    setVerdict({ kind: 'busy' });
    const found = await verifyFile(chosen, text);
    // Another file may have been chosen meanwhile.
    if (mine === turn.current) setVerdict(found);
  };
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };

  const answer = () => {
    if (!verdict) return '';
    if (!('file' in verdict)) return copy[verdict.kind];
    const { document, language: itsLanguage } = verdict.file;
    const { description } = documents.find(({ id }) => id === document)!;
    return fill(copy[verdict.kind], {
      date: text.updatedText,
      title: `\u2068${description[language]}\u2069`,
      language: `\u2068${ownNameOf(itsLanguage)}\u2069`,
    });
  };
  return (
    <details className={styles.check}>
      <summary className="disclosure">{copy.title}</summary>
      <p className="small">{copy.lede}</p>
      <div
        className={`cluster ${styles.area} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false);
          void check(event.dataTransfer.files[0]);
        }}
      >
        <label>
          <span>{copy.choose}</span>
          <input
            ref={chooser}
            type="file"
            accept="application/pdf,.pdf"
            onChange={({ target }) => {
              void check(target.files?.[0]);
              // Cleared, so that choosing the same file again is a change.
              target.value = '';
            }}
          />
        </label>
        <p role="status">{answer()}</p>
      </div>
      <NotLoaded />
      <p className="small">
        <span>{copy.hash}</span>{' '}
        <code dir="ltr" className="figures">
          {file.sha256}
        </code>
      </p>
    </details>
  );
}
