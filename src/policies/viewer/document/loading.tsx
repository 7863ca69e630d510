import { useCopy, useLanguage } from '../../../routing/context.tsx';
import { fill } from '../../../language/copy.ts';
import { fileSize } from '../../file-size.ts';
import styles from '../viewer.module.css';

interface Props {
  loaded: number;
  total: number;
  readText: () => void;
}

/** A sheet on which nothing stands yet, with how much has arrived. */
export function Loading({ loaded, total, readText }: Props) {
  const copy = useCopy('policies').viewer;
  const language = useLanguage();
  // Isolated: in Arabic, two sizes side by side would change the places of their units.
  const size = (bytes: number) => `\u2068${fileSize(bytes, language)}\u2069`;
  const words = fill(copy.loaded, { loaded: size(loaded), total: size(total) });
  return (
    <div className={styles.loading}>
      <div className={styles.blank}>
        <p className="h4" id="loading-title">
          {copy.loading}
        </p>
        <progress
          max={total}
          value={loaded}
          aria-labelledby="loading-title"
          aria-valuetext={words}
          // What is left once all of it has arrived takes no time: “100 percent” would be said for nothing.
          aria-hidden={loaded >= total || undefined}
        />
        <p className="small figures isolate">{words}</p>
        <button type="button" className={styles.plain} onClick={readText}>
          {copy.readText}
        </button>
      </div>
    </div>
  );
}
