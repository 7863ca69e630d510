/** How Brazil pays: five services beneath the barcode of a payment slip, whose bars hang like leaves. */
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { invoice, slip as paymentSlip, ted } from '../../ui/leaf-shapes/national-services.ts';
import { link, pix } from '../../ui/leaf-shapes/payments.ts';
import { field, slipLeaves } from './drawings/payment-slip.ts';
import styles from './national-services.module.css';

const slip = slipLeaves();

const icons = { pix, ted, slip: paymentSlip, link, invoice };
const services = ['pix', 'ted', 'slip', 'link', 'invoice'] as const;

export function NationalServices() {
  const copy = useCopy('services').national;
  const terms = useTerms();
  return (
    <section id="national" className={`section ${styles.national}`}>
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
        {/* A press opens them on a phone; where there is room they stand open. */}
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <details>
                <summary className="turns">
                  <LeafIcon shape={icons[service]} />
                  <h3 className={`h3 ${styles.title}`}>{copy.items[service].title}</h3>
                </summary>
                <p>{rich(copy.items[service].text, terms)}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
