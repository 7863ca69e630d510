import { useCopy } from '../../navigation/context.tsx';
import { CarouselProgress } from '../../ui/carousel-progress.tsx';
import { PaymentCard, payments } from './payment-card.tsx';

export function Payments() {
  const copy = useCopy('home').payments;
  return (
    <section id="payments" className="section padded">
      <div className="inner lead">
        <h2 className="h2 phrases">{copy.title}</h2>
        <ul className="strip">
          {payments.map((payment) => (
            <PaymentCard key={payment} payment={payment} {...copy.cards[payment]} />
          ))}
        </ul>
        <CarouselProgress onPhone />
      </div>
    </section>
  );
}
