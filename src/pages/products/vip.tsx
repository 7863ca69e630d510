import { rich } from '../../language/rich.tsx';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { RiskDisclosure } from '../../ui/risk-disclosure.tsx';
import { useTerms } from '../../ui/terms.tsx';
import whorl from './illustrations/whorl.svg';
import styles from './vip.module.css';

export function Vip() {
  const { vip: copy, terms: readTerms } = useCopy('products');
  const address = useAddress();
  const terms = useTerms();
  return (
    <section id="vip" className="section padded bone">
      <div className={`inner ${styles.parts}`}>
        <div className={`stack ${styles.words}`}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="lede">{rich(copy.lede, terms)}</p>
          <ButtonLink href={address('sign-up')} variant="line">
            {copy.next}
          </ButtonLink>
        </div>
        <Illustration src={whorl} width={330} height={400} className={`drift ${styles.drawing}`} />
        <div className={styles.points}>
          <DescriptionList items={copy.items} />
          <RiskDisclosure title={copy.risks.title} texts={[copy.risks.text]} terms={readTerms} />
        </div>
      </div>
    </section>
  );
}
