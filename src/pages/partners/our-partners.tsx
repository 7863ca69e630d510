/** The three things that partners and Ether do together. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OpeningItem } from './opening-item.tsx';
import pix from './drawings/pix.svg';
import policies from './drawings/policies.svg';
import web3 from './drawings/web3.svg';
import styles from './our-partners.module.css';

export function OurPartners() {
  const copy = useCopy('partners').partners;
  const terms = useTerms();
  const address = useAddress();
  const items = [
    { ...copy.innovation, icon: web3, href: address('services', 'technology') },
    { ...copy.security, icon: policies, href: address('policies') },
    { ...copy.services, icon: pix, href: address('services') },
  ];
  return (
    <section id="our-partners" className="section padded">
      <div className="inner">
        <div className={styles.head}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p id="together" className="voice phrases">
            {copy.text}
          </p>
        </div>
        <div className={styles.items} role="group" aria-labelledby="together">
          {items.map(({ title, text, link, href, icon }, index) => (
            <OpeningItem key={index} first={index === 0} title={title} icon={icon}>
              <p>{rich(text, terms)}</p>
              <TextLink href={href}>{link}</TextLink>
            </OpeningItem>
          ))}
        </div>
      </div>
    </section>
  );
}
