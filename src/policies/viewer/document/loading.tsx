import { useCopy, useLanguage } from '../../../navigation/context.tsx';
import { fill } from '../../../language/copy.ts';
import { fileSize } from '../../file-size.ts';
import type { PolicyText } from '../../text.ts';
import { SheetHead } from '../pages/sheet-head.tsx';
import styles from '../viewer.module.css';

interface Props {
  text: PolicyText;
  loaded: number;
  total: number;
  readText: () => void;
}

/** A sheet on which no more than its head stands yet, with how much has arrived. */
export function Loading({ text, loaded, total, readText }: Props) {
  const copy = useCopy('policies').viewer;
  const language = useLanguage();
  // Isolated: in Arabic, two sizes side by side would change the places of their units.
  const size = (bytes: number) => `\u2068${fileSize(bytes, language)}\u2069`;
  const words = fill(copy.loaded, { loaded: size(loaded), total: size(total) });
  return (
    <div className={styles.loading}>
      <div className={styles.blank}>
        <SheetHead text={text} />
        <div className={styles.arriving}>
          <p id="loading-title">{copy.loading}</p>
          <progress
            max={total}
            value={loaded}
            aria-labelledby="loading-title"
            aria-valuetext={words}
            // What is left once all of it has arrived takes no time: “100 percent” would be said for nothing.
            aria-hidden={loaded >= total || undefined}
          />
          <p className="small figures isolate">{words}</p>
        </div>
        <button type="button" className={`${styles.plain} ${styles.readText}`} onClick={readText}>
          {copy.readText}
        </button>
      </div>
    </div>
  );
}
