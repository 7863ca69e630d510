import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccordionItem } from './accordion-item.tsx';
import styles from './partners.module.css';

export function OurPartners() {
  const { partners: copy, form } = useCopy('partners');
  const terms = useTerms();
  const address = useAddress();
  const items = [
    { ...copy.innovation, href: address('services', 'technology') },
    { ...copy.security, href: address('policies') },
    { ...copy.services, href: address('services') },
  ];
  return (
    <section id="our-partners" className="section padded">
      <div className="inner rail">
        <div className="stack">
          <h2 className="h2 phrases">{copy.title}</h2>
          <TextLink href="#card" arrow="up">
            {form.submit}
          </TextLink>
        </div>
        <div className={`rows ${styles.items}`}>
          {items.map(({ title, text, link, href }, index) => (
            <AccordionItem key={title} first={index === 0} title={title}>
              <p>{rich(text, terms)}</p>
              <TextLink href={href}>{link}</TextLink>
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}
