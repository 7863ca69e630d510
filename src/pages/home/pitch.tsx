import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AppMockup } from './app-mockup.tsx';
import styles from './pitch.module.css';

export function Pitch() {
  const copy = useCopy('home').pitch;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="web3" className="studio section padded">
      <div className={`inner ${styles.columns}`}>
        <div className="lead">
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="lede">{rich(copy.text, terms)}</p>
          <ButtonLink href={address('products')} variant="line">
            {copy.button}
          </ButtonLink>
        </div>
        <AppMockup />
      </div>
    </section>
  );
}
