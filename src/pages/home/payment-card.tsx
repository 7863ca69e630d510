import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { Engraving } from './engraving.tsx';
import styles from './payment-card.module.css';

/** In their order. The cards have no logo: they are not payment cards. */
export const payments = ['pix', 'link', 'international'] as const;
const classes = { pix: '', link: styles.bone, international: styles.champagne };

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
        <Engraving payment={payment} className={styles.engraving} />
      </div>
      <h3 className="title phrases">{label}</h3>
      <p>{rich(description, terms)}</p>
    </li>
  );
}
