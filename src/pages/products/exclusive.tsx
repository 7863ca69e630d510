/** The exclusive products: a carousel of four cards that link to their sections. */
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IconArrowLeft, IconArrowRight } from '../../ui/icons.tsx';
import { CarouselProgress } from '../../ui/carousel-progress.tsx';
import { ProductCards } from './cards.tsx';
import styles from './exclusive.module.css';
import { useCarousel } from './use-carousel.ts';

export function Exclusive() {
  const copy = useCopy('products');
  const cards = Object.values(copy.strip.cards);
  const { strip, ends, move, moved, update } = useCarousel();
  const isScrolled = ends && !(ends.start && ends.end);
  return (
    <section className={`section padded ${styles.exclusive}`}>
      <div className={`inner rail ${styles.head}`}>
        <h1 id="strip-title" className="h1 phrases">
          {copy.title}
        </h1>
        <div className={`cluster ${styles.side}`}>
          <p className="lede">{copy.lede}</p>
          {/* At an end a button is `aria-disabled`, so that it keeps the focus. */}
          <div className={`cluster ${styles.buttons} ${isScrolled ? '' : styles.idle}`}>
            <button
              type="button"
              className={buttonClass('line', styles.button)}
              aria-controls="strip"
              aria-disabled={ends?.start}
              onClick={() => move(-1)}
            >
              <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{copy.strip.previous}</span>
            </button>
            <button
              type="button"
              className={buttonClass('line', styles.button)}
              aria-controls="strip"
              aria-disabled={ends?.end}
              onClick={() => move(1)}
            >
              <IconArrowRight size={20} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{copy.strip.next}</span>
            </button>
            <p role="status" className="visually-hidden">
              {moved !== null &&
                fill(copy.strip.moved, {
                  title: cards[moved]!,
                  number: String(moved + 1),
                  total: String(cards.length),
                })}
            </p>
          </div>
        </div>
      </div>
      <ul
        id="strip"
        aria-labelledby="strip-title"
        ref={strip}
        // Firefox makes every scroll container a tab stop; the links in it are enough.
        tabIndex={-1}
        className={`strip ${styles.strip}`}
        onScroll={update}
      >
        <ProductCards />
      </ul>
      <div className="inner">
        <CarouselProgress className={styles.progress} />
      </div>
    </section>
  );
}
