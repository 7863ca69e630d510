import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { link, pix } from '../../ui/leaf-shapes/payments.ts';
import { international } from '../../ui/leaf-shapes/products.ts';
import { Mark } from '../../ui/mark.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import internationalEngraving from './drawings/engraving-international.svg';
import linkEngraving from './drawings/engraving-link.svg';
import pixEngraving from './drawings/engraving-pix.svg';
import styles from './payment-card.module.css';

/** The three cards in their order: Ink, Bone, Champagne. */
export const payments = ['pix', 'link', 'international'] as const;
const classes = { pix: styles.ink, link: styles.bone, international: styles.champagne };
const icons = { pix, link, international };
const engravings = { pix: pixEngraving, link: linkEngraving, international: internationalEngraving };

interface Props {
  payment: (typeof payments)[number];
  label: string;
  description: string;
}

export function PaymentCard({ payment, label, description }: Props) {
  const terms = useTerms();
  return (
    <li>
      <div className={`${styles.card} ${classes[payment]}`}>
        <Drawing src={engravings[payment]} width={320} height={202} className={styles.engraving} />
        <Mark className={styles.mark} />
      </div>
      <div className={styles.words}>
        <LeafIcon shape={icons[payment]} />
        <div>
          <h3 className="h4">{label}</h3>
          <p className="small">{rich(description, terms)}</p>
        </div>
      </div>
    </li>
  );
}
