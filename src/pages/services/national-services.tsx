/** How Brazil pays: five services beneath the barcode of a payment slip, whose bars hang like leaves. */
import { useCopy } from '../../routing/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { invoice, slip as paymentSlip, ted } from '../../ui/leaf-shapes/national-services.ts';
import { link, pix } from '../../ui/leaf-shapes/payments.ts';
import { StripProgress } from '../../ui/strip-progress.tsx';
import stripStyles from '../../ui/strip.module.css';
import { field, slipLeaves } from './drawings/payment-slip.ts';
import styles from './national-services.module.css';

const slip = slipLeaves();

const icons = { pix, ted, slip: paymentSlip, link, invoice };
const services = ['pix', 'ted', 'slip', 'link', 'invoice'] as const;

export function NationalServices() {
  const copy = useCopy('services').national;
  const terms = useTerms();
  return (
    <section id="national" className={`section ${stripStyles.scope} ${styles.national}`}>
      {/* It fills its box and is cropped at the sides: a squeezed barcode would be another one. */}
      <svg
        className={styles.slip}
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d={slip.leaves} />
        <path d={slip.gilt} className={styles.gilt} />
      </svg>
      <div className={`inner grid ${styles.words}`}>
        <div className={styles.head}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className={`voice ${styles.text}`}>{copy.text}</p>
        </div>
        <ul className={`${stripStyles.strip} ${styles.services}`}>
          {services.map((service) => (
            <li key={service}>
              <LeafIcon shape={icons[service]} />
              <h3 className={`h3 ${styles.title}`}>{copy.items[service].title}</h3>
              <p>{rich(copy.items[service].text, terms)}</p>
            </li>
          ))}
        </ul>
        <StripProgress className={`${stripStyles.progress} ${styles.progress}`} />
      </div>
    </section>
  );
}
