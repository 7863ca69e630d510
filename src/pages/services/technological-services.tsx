/** What companies build on: between Pix and Web3, drawn as one disc that turns. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { card, web3, whiteLabel } from '../../ui/leaf-shapes/technology.ts';
import { field, pixWeb3Discs } from './drawings/pix-web3.ts';
import styles from './technological-services.module.css';

const { discs, gilt } = pixWeb3Discs();

const icons = { web3, whiteLabel, card };
const services = ['web3', 'whiteLabel', 'card'] as const;

export function TechnologicalServices() {
  const copy = useCopy('services').technology;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="technology" className={`dark section padded ${styles.technology}`}>
      <div className="inner">
        <h2 className="statement phrases">{copy.title}</h2>
        <div className={styles.drawing} aria-hidden="true">
          <svg viewBox={`0 0 ${field.width} ${field.height}`} fill="none">
            <path d={discs} />
            <path d={gilt} className={styles.gilt} />
          </svg>
          <p className={styles.ends}>
            <span>{copy.pix}</span>
            <span>{copy.web3}</span>
          </p>
        </div>
        <p className={`voice ${styles.text}`}>{copy.text}</p>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <LeafIcon shape={icons[service]} />
              <h3 className="h4">{copy.items[service].title}</h3>
              <p>{rich(copy.items[service].text, terms)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink href={address('partners', 'card')}>{copy.link}</ButtonLink>
      </div>
    </section>
  );
}
