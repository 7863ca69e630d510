/**
 * The two buttons of the strip. At an end a button stays focusable, so that the focus is not lost under the
 * finger. They are an addition to a strip that scrolls by itself: before it has been measured (no scripts yet),
 * on small screens, and where all cards fit, they are not shown; their place is kept.
 */
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useCopy } from '../../routing/context.tsx';
import styles from './strip-buttons.module.css';
import type { Ends } from './strip-position.ts';

interface Props {
  /** The id of the strip. */
  controls: string;
  ends: Ends | null;
  move: (direction: 1 | -1) => void;
}

export function StripButtons({ controls, ends, move }: Props) {
  const copy = useCopy('products').strip;
  const needed = ends && !(ends.start && ends.end);
  return (
    <div className={`${styles.buttons} ${needed ? '' : styles.idle}`}>
      <button
        type="button"
        className={styles.button}
        aria-controls={controls}
        aria-disabled={ends?.start}
        onClick={() => move(-1)}
      >
        <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{copy.previous}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-controls={controls}
        aria-disabled={ends?.end}
        onClick={() => move(1)}
      >
        <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{copy.next}</span>
      </button>
    </div>
  );
}
