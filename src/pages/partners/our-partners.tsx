/** The strategic partners, and the three things that partners and Ether do together. */
import { useAddress, useCopy } from '../../routing/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PartnerMarks } from '../../ui/partner-marks.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OpeningItem } from './opening-item.tsx';
import styles from './our-partners.module.css';

export function OurPartners() {
  const { hero, partners: copy } = useCopy('partners');
  const terms = useTerms();
  const address = useAddress();
  const items = [
    { ...copy.innovation, href: address('services', 'technology') },
    { ...copy.security, href: address('policies') },
    { ...copy.services, href: address('services') },
  ];
  return (
    <section id="our-partners" className="section padded">
      <div className="inner">
        <div className={styles.joined}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="voice">{copy.text}</p>
          <PartnerMarks />
        </div>
        <p id="together" className={`voice phrases ${styles.together}`}>
          {copy.itemsTitle}
        </p>
        <div className={styles.items} role="group" aria-labelledby="together">
          {items.map(({ title, text, link, href }, index) => (
            <OpeningItem key={index} title={title}>
              <p>{rich(text, terms)}</p>
              <TextLink href={href}>{link}</TextLink>
            </OpeningItem>
          ))}
        </div>
        {/* The order of the sections is the specification's: the page ends with the way back to its form. */}
        <ButtonLink href="#card" className={styles.next}>
          {hero.button}
        </ButtonLink>
      </div>
    </section>
  );
}
