/** The exclusive products: four cards in a strip that scrolls sideways, each leading to its section. */
import { useCopy } from '../../navigation/context.tsx';
import { StripProgress } from '../../ui/strip-progress.tsx';
import { ProductCards } from './cards.tsx';
import styles from './exclusive.module.css';
import { StripButtons } from './strip-buttons.tsx';
import { useStrip } from './use-strip.ts';

export function Exclusive() {
  const copy = useCopy('products');
  const { strip, ends, move, moved, update } = useStrip();
  return (
    <section className={`section ${styles.exclusive}`}>
      <div className={`inner ${styles.head}`}>
        <h1 id="strip-title" className="h1 phrases">
          {copy.title}
        </h1>
        <div className={styles.side}>
          <p className="lede">{copy.lede}</p>
          <StripButtons controls="strip" ends={ends} moved={moved} move={move} />
        </div>
      </div>
      <ul
        id="strip"
        aria-labelledby="strip-title"
        ref={strip}
        // Firefox makes a stop of all that scrolls; here the links in it are enough.
        tabIndex={-1}
        className={styles.strip}
        onScroll={update}
      >
        <ProductCards />
      </ul>
      <StripProgress className={styles.progress!} />
    </section>
  );
}
