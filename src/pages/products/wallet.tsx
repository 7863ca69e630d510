/** The cryptoasset wallet: its picture in seven columns at the start, the words in five. */
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../routing/context.tsx';
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
      <Picture picture={picture} sizes="(min-width: 1024px) 58vw, 100vw" className={styles.picture} />
      <div className={`padded ${styles.words}`}>
        <div>
          <ProductIcon shape={wallet} />
          <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
          <p>{rich(copy.lede, terms)}</p>
        </div>
        <div>
          <Points items={copy.items} variant="table" />
          <ExternalButtonLink href={siteConfig.accountUrl} className={styles.next}>
            {copy.next}
          </ExternalButtonLink>
          <Eligibility />
        </div>
      </div>
    </section>
  );
}
