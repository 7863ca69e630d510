import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import picture from '../../pictures/wallet.json';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RiskDisclosure } from '../../ui/risk-disclosure.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import styles from './wallet.module.css';

export function Wallet() {
  const { wallet: copy, terms: readTerms } = useCopy('products');
  const { risks } = copy;
  const terms = useTerms();
  return (
    <section id="wallet" className={`section ${styles.wallet}`}>
      <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" className={styles.picture} />
      <div className={`stack ${styles.words}`}>
        <h2 className="h2 phrases">{copy.title}</h2>
        <p className="lede">{rich(copy.lede, terms)}</p>
        <ExternalButtonLink href={siteConfig.accountUrl}>{copy.next}</ExternalButtonLink>
      </div>
      <div className={`inner ${styles.foot}`}>
        <DescriptionList items={copy.items} />
        <RiskDisclosure title={risks.title} texts={[risks.value, risks.record]} terms={readTerms} />
      </div>
    </section>
  );
}
