import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import picture from '../../pictures/consultancy.json';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTerms } from '../../ui/terms.tsx';
import styles from './consultancy.module.css';
import { DescriptionList } from '../../ui/description-list.tsx';

export function Consultancy() {
  const copy = useCopy('products').consultancy;
  const address = useAddress();
  const terms = useTerms();
  return (
    <section id="consultancy" className={`section studio ${styles.consultancy}`}>
      <div className={`inner padded stack ${styles.words}`}>
        <h2 className="h2 phrases">{copy.title}</h2>
        <p className="lede">{rich(copy.lede, terms)}</p>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
        <DescriptionList items={copy.items} />
        <ButtonLink href={address('contact')} variant="line">
          {copy.next}
        </ButtonLink>
      </div>
    </section>
  );
}
