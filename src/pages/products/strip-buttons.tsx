/**
 * The two buttons of the strip. At an end a button stays focusable, so that the focus is not lost under the
 * finger. They are an addition to a strip that scrolls by itself: on small screens there are none; before the strip has been measured (no scripts yet) their place is kept.
 */
import { IconArrowLeft, IconArrowRight } from '../../ui/icons.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import styles from './strip-buttons.module.css';
import type { Ends } from './strip-position.ts';

interface Props {
  /** The id of the strip. */
  controls: string;
  ends: Ends | null;
  /** The number of the card that a press brought to the start. */
  moved: number | null;
  move: (direction: 1 | -1) => void;
}

export function StripButtons({ controls, ends, moved, move }: Props) {
  const copy = useCopy('products').strip;
  const cards = Object.values(copy.cards);
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
      <p role="status" className="visually-hidden">
        {moved !== null &&
          fill(copy.moved, {
            title: cards[moved - 1]!,
            number: String(moved),
            total: String(cards.length),
          })}
      </p>
    </div>
  );
}
