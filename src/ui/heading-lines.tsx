/** A heading in two parts, a line each where there is room: it breaks after what ends its first sentence, or else its first clause, or the colon. */
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
