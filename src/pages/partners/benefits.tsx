import { useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EdenIllustration } from './eden-illustration.tsx';
import { AccordionItem } from './accordion-item.tsx';
import styles from './partners.module.css';

export function Benefits() {
  const { benefits: copy, form } = useCopy('partners');
  const { title, ...items } = copy;
  return (
    <section id="benefits" className="section padded bone">
      <div className={`inner rail ${styles.benefits}`}>
        <div className="stack">
          <h2 className="h2 phrases">{title}</h2>
          <TextLink href="#card" arrow="down">
            {form.submit}
          </TextLink>
        </div>
        <div className={`rows ${styles.items}`}>
          {Object.entries(items).map(([name, item], index) => (
            <AccordionItem key={name} first={index === 0} title={item.title}>
              <p>{item.text}</p>
            </AccordionItem>
          ))}
        </div>
        <EdenIllustration />
      </div>
    </section>
  );
}
