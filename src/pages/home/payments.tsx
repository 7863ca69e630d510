/** Three ways to pay and be paid, each an engraved card. */
import { useCopy } from '../../navigation/context.tsx';
import { StripProgress } from '../../ui/strip-progress.tsx';
import stripStyles from '../../ui/strip.module.css';
import { PaymentCard, payments } from './payment-card.tsx';
import styles from './payments.module.css';

export function Payments() {
  const copy = useCopy('home').payments;
  return (
    <section id="payments" className={`section padded ${stripStyles.scope}`}>
      <div className="inner">
        <h2 className="h2 phrases">{copy.title}</h2>
        <ul className={`${stripStyles.strip} ${styles.cards}`}>
          {payments.map((payment) => (
            <PaymentCard key={payment} payment={payment} {...copy.cards[payment]} />
          ))}
        </ul>
        <StripProgress className={stripStyles.progress!} />
      </div>
    </section>
  );
}
