/** A heading in two lines where there is room, broken after its first sentence, clause or colon. */
import styles from './heading-lines.module.css';

export function HeadingLines({ text }: { text: string }) {
  const [, first, rest] = /^(.+?[.。]\s*(?=.)|.+?[:：،,，]\s*)(.+)$/u.exec(text) ?? [];
  if (!rest) return text;
  return (
    <>
      <span className={styles.line}>{first}</span>
      <span className={styles.line}>{rest}</span>
    </>
  );
}
