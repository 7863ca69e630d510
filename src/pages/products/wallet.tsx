/** The cryptoasset wallet: its picture and the words side by side, the points in a row below both. */
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import picture from '../../pictures/wallet.json';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import { wallet } from '../../ui/leaf-shapes/products.ts';
import { Picture } from '../../ui/picture.tsx';
import { Points } from './points.tsx';
import { ProductIcon } from './product-icon.tsx';
import styles from './wallet.module.css';

export function Wallet() {
  const copy = useCopy('products').wallet;
  const terms = useTerms();
  return (
    <section id="wallet" className={`section ${styles.wallet}`}>
      <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" className={styles.picture} />
      <div className={styles.lead}>
        <ProductIcon shape={wallet} />
        <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
        <p className={styles.text}>{rich(copy.lede, terms)}</p>
      </div>
      <Points items={copy.items} variant="columns" className={styles.points} />
      {/* After the points, for those who read one thing after the other: a record is final. */}
      <div className={styles.next}>
        <ExternalButtonLink href={siteConfig.accountUrl}>{copy.next}</ExternalButtonLink>
        <Eligibility />
      </div>
    </section>
  );
}
