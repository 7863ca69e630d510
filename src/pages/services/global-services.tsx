import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import globe from '../../pictures/international.json';
import interleaved from '../../pictures/partners-hero.json';
import type { PictureSource } from '../../pictures/picture-source.ts';
import hands from '../../pictures/security.json';
import { HeadingLines } from '../../ui/heading-lines.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RiskDisclosure } from '../../ui/risk-disclosure.tsx';
import { useTerms } from '../../ui/terms.tsx';
import styles from './global-services.module.css';

export function GlobalServices() {
  const { title, exchange, swift, protection, risks } = useCopy('services').global;
  return (
    <section id="global" className="section padded studio">
      <div className={`inner stack ${styles.words}`}>
        <h2 className="h2 phrases">
          <HeadingLines text={title} />
        </h2>
        <ul className={styles.services}>
          <Service {...exchange} picture={interleaved} />
          <Service {...swift} picture={globe} />
          <Service {...protection} picture={hands} />
        </ul>
        <RiskDisclosure
          title={risks.title}
          texts={[risks.stablecoin, risks.protection]}
          terms={risks.terms}
        />
      </div>
    </section>
  );
}

interface ServiceProps {
  title: string;
  text: string;
  picture: PictureSource;
}

function Service({ title, text, picture }: ServiceProps) {
  const terms = useTerms();
  return (
    <li>
      {/* The composition of a phone at every width: it is the one with its subject in the middle. */}
      <Picture
        picture={picture}
        sizes="(min-width: 768px) 34vw, 112px"
        wideFrom={9999}
        className={styles.picture}
      />
      <h3 className="title phrases">{title}</h3>
      <p>{rich(text, terms)}</p>
    </li>
  );
}
