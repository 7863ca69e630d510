/** Whether a copy that the visitor holds is the current one: choose or drop the file, and read the answer. */
import { type DragEvent, useRef, useState } from 'react';
import { useCopy } from '../../navigation/context.tsx';
import { canHash } from '../../fingerprint/sha256.ts';
import { useScripted } from '../../ui/use-scripted.ts';
import type { PolicyText } from '../text.ts';
import { Answer, type FileCheck } from './answer.tsx';
import { verifyFile } from './verify.ts';
import styles from './file-verification.module.css';

export function FileVerification({ text, sha256 }: { text: PolicyText; sha256: string }) {
  const copy = useCopy('policies').fileVerification;
  const [state, setState] = useState<FileCheck>({ kind: 'rest' });
  // Apart from the answer, which stays when a file is only carried past.
  const [over, setOver] = useState(false);
  const requestId = useRef(0);
  // The server cannot know, and takes it for granted.
  const able = !useScripted() || canHash();

  const check = async (file: File | undefined) => {
    if (!file) return;
    const turn = ++requestId.current;
    setState({ kind: 'busy', name: file.name });
    const verdict = await verifyFile(file, text);
    // Another file may have been chosen meanwhile.
    if (turn === requestId.current) setState(verdict);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };

  const waiting = state.kind === 'rest' || state.kind === 'busy';
  return (
    <div className={styles.comparison}>
      <h2 className={styles.title}>{copy.title}</h2>
      <p className={styles.lede}>{able ? copy.lede : copy.unsupported}</p>
      {able && (
        <div
          className={`${styles.area} ${waiting ? styles.open : ''} ${over ? styles.over : ''}`}
          onDragOver={onDragOver}
          onDragLeave={onDragLeave}
          onDrop={onDrop}
        >
          <div className={styles.status}>
            <Answer check={state} over={over} text={text} sha256={sha256} />
          </div>
          <label className={styles.choose}>
            <span className={styles.button}>{waiting ? copy.button : copy.another}</span>
            <input
              type="file"
              accept="application/pdf,.pdf"
              className={styles.input}
              onChange={({ target }) => {
                void check(target.files?.[0]);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
          </label>
        </div>
      )}
    </div>
  );
}
