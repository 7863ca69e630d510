/** How Brazil pays: five services beneath the barcode of a payment slip, whose bars hang like leaves. */
import { useCopy } from '../../language/context.tsx';
import { field, slipLeaves } from './drawings/payment-slip.ts';
import styles from './national-services.module.css';

const slip = slipLeaves();

export function NationalServices() {
  const copy = useCopy('services').national;
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
          <p className={`lede ${styles.text}`}>{copy.text}</p>
        </div>
        <ul className={styles.services}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className={`h3 ${styles.title}`}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
