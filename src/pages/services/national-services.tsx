/** How Brazil pays: five services beneath the barcode of a payment slip, whose bars hang like leaves. */
import { useCopy } from '../../routing/context.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { invoice, link, pix, slip as paymentSlip, ted } from '../../ui/leaf-shapes/national-services.ts';
import { field, slipLeaves } from './drawings/payment-slip.ts';
import styles from './national-services.module.css';

const slip = slipLeaves();

/** In the order of the copy. */
const icons = [pix, ted, paymentSlip, link, invoice];

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
          {copy.items.map(({ title, text }, index) => (
            <li key={index}>
              <LeafIcon shape={icons[index]!} />
              <h3 className={`h3 ${styles.title}`}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
