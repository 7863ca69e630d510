import { fill } from '../../language/copy.ts';
import type { Difference, Piece, VersionWords } from '../text.ts';
import styles from './versions.module.css';

interface Props {
  differences: Difference[];
  /** The version before, which the text is compared with. */
  before: string;
  copy: VersionWords;
}

/** The passages that changed from the version before, as marked text: what came is underlined, what went struck through. */
export function Differences({ differences, before, copy }: Props) {
  return (
    <section className={`running ${styles.differences}`} aria-labelledby="differences">
      <h2 id="differences" className={styles.title}>
        {fill(copy.differences, { version: before })}
      </h2>
      <p>{differences.length > 0 ? copy.differencesNote : copy.noDifferences}</p>
      {differences.map(({ number, title, passages }, index) => (
        <section key={index}>
          <h3>
            {number} <Marked pieces={title} copy={copy} />
          </h3>
          {passages.map((pieces, passage) => (
            <p key={passage}>
              <Marked pieces={pieces} copy={copy} />
            </p>
          ))}
        </section>
      ))}
    </section>
  );
}

/** Screen readers pass over `<ins>` and `<del>` without a word: what they are is said around them. */
function Marked({ pieces, copy }: { pieces: Piece[]; copy: VersionWords }) {
  return pieces.map(({ words, change }, index) => {
    if (!change) return words;
    const Mark = change === 'inserted' ? 'ins' : 'del';
    return (
      <Mark key={index}>
        <span className="visually-hidden"> {copy[change]} </span>
        {words}
        <span className="visually-hidden"> {copy.end} </span>
      </Mark>
    );
  });
}
