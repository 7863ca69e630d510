/**
 * What can be talked about, Eden above all, and the arrow to the sign-up card. What waits for a signature in Eden is that of
 * the services page's example.
 */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { brand, finance } from '../../ui/leaf-shapes/partners.ts';
import { useTerms } from '../../ui/terms.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './benefits.module.css';
import signatures from './drawings/eden-signatures.svg';

export function Benefits() {
  const { benefits: copy, form } = useCopy('partners');
  const terms = useTerms();
  const address = useAddress();
  const { eden } = copy;
  const others = [
    { ...copy.bank, icon: finance },
    { ...copy.brand, icon: brand },
  ];
  return (
    <section id="benefits" className={`section padded ${styles.benefits}`}>
      <div className={`inner grid ${styles.words}`}>
        <div className={styles.head}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className={`voice ${styles.text}`}>{copy.text}</p>
          <TextLink href="#card" arrow="down">
            {form.submit}
          </TextLink>
        </div>
        <div className={styles.panel}>
          <div>
            <h3 className="h3">{eden.title}</h3>
            <p className="voice">{eden.text}</p>
            <TextLink href={address('services', 'eden')}>{eden.link}</TextLink>
          </div>
          <figure>
            <figcaption>{eden.caption}</figcaption>
            <p className={styles.part}>{eden.signatures}</p>
            <p>{eden.payment}</p>
            <div className={styles.fan}>
              <Drawing src={signatures} width={270} height={142} className={styles.signatures} />
              <p className={`display ${styles.signed}`}>{eden.count}</p>
            </div>
          </figure>
        </div>
        <ul className={styles.items}>
          {others.map(({ title, text, icon }, index) => (
            <li key={index}>
              <LeafIcon shape={icon} />
              <div>
                <h3 className={`h3 ${styles.title}`}>{title}</h3>
                <p>{rich(text, terms)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
