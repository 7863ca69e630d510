/** What a bank on Web3 is, with three engraved plates. */
import cards from '../../pictures/cards.json';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './pitch.module.css';

export function Pitch() {
  const copy = useCopy('home').pitch;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="web3" className={`section ${styles.pitch}`}>
      <Picture picture={cards} sizes="100vw" wideFrom={1024} className={styles.picture} />
      <div className={`inner padded ${styles.words}`}>
        <div className={styles.lead}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className={`lede ${styles.text}`}>{rich(copy.text, terms)}</p>
          <ButtonLink href={address('products')}>{copy.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
