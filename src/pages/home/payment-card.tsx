import { Mark } from '../../ui/mark.tsx';
import { cardHeight, cardWidth, engravings } from './engravings.ts';
import styles from './payment-card.module.css';

/** The three cards, in the order of the copy: Ink, Bone, Champagne. */
const looks = [styles.ink, styles.bone, styles.champagne];

interface Props {
  index: number;
  label: string;
  description: string;
}

export function PaymentCard({ index, label, description }: Props) {
  return (
    <li>
      <div className={`${styles.card} ${looks[index]}`}>
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
      <h3 className={`h4 ${styles.label}`}>{label}</h3>
      <p className="small">{description}</p>
    </li>
  );
}
