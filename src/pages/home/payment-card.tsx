import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { link, pix } from '../../ui/leaf-shapes/national-services.ts';
import { international } from '../../ui/leaf-shapes/products.ts';
import { Mark } from '../../ui/mark.tsx';
import { cardHeight, cardWidth, engravings } from './engravings.ts';
import styles from './payment-card.module.css';

/** The three cards, in the order of the copy: Ink, Bone, Champagne. */
const classes = [styles.ink, styles.bone, styles.champagne];
const icons = [pix, link, international];

interface Props {
  index: number;
  label: string;
  description: string;
}

export function PaymentCard({ index, label, description }: Props) {
  return (
    <li>
      <div className={`${styles.card} ${classes[index]}`}>
        <svg
          viewBox={`0 0 ${cardWidth} ${cardHeight}`}
          className={styles.engraving}
          fill="none"
          aria-hidden="true"
        >
          <path d={engravings[index]} stroke="currentColor" strokeWidth="0.7" />
        </svg>
        <Mark className={styles.mark} />
      </div>
      <div className={styles.words}>
        <LeafIcon shape={icons[index]!} />
        <div>
          <h3 className="h4">{label}</h3>
          <p className="small">{description}</p>
        </div>
      </div>
    </li>
  );
}
