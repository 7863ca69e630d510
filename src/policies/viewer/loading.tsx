import { useCopy, useLanguage } from '../../routing/context.tsx';
import { fill } from '../../language/copy.ts';
import { fileSize } from '../file-size.ts';
import styles from './viewer.module.css';

interface Props {
  loaded: number;
  total: number;
  readText: () => void;
}

/** A sheet on which nothing stands yet, with how much has arrived. */
export function Loading({ loaded, total, readText }: Props) {
  const copy = useCopy('policies').viewer;
  const language = useLanguage();
  const words = fill(copy.loaded, { loaded: fileSize(loaded, language), total: fileSize(total, language) });
  return (
    <div className={styles.loading}>
      <div className={styles.blank}>
        <p className="h4" id="loading-title">
          {copy.loading}
        </p>
        <progress max={total} value={loaded} aria-labelledby="loading-title" aria-valuetext={words} />
        <p className="small figures isolate">{words}</p>
        <button type="button" className={styles.plain} onClick={readText}>
          {copy.readText}
        </button>
      </div>
    </div>
  );
}
