/** Who Ether is, in one statement and, beside it, two paragraphs, and below the two companies of its name; the hero's arrow leads here. */
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy } from '../../routing/context.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { rich } from '../../language/rich.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './welcome.module.css';

export function Welcome() {
  const copy = useCopy('about-us').welcome;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="welcome" className={`section padded ${styles.welcome}`}>
      <div className={`inner grid ${styles.words}`}>
        <h2 className={`statement phrases ${styles.statement}`}>
          {rich(copy.statement, { soft: (words) => <span>{words}</span> })}
        </h2>
        <p className="voice">{copy.text.company}</p>
        <p>{rich(copy.text.app, terms)}</p>
        <TextLink href={address('products')} className={styles.link}>
          {copy.link}
        </TextLink>
        <dl className={styles.companies}>
          {[
            { name: siteConfig.usEntity, text: copy.companies.us },
            { name: siteConfig.brazilEntity, text: copy.companies.brazil },
          ].map(({ name, text }) => (
            <div key={name}>
              <dt className="statement">
                <bdi>{name}</bdi>
              </dt>
              <dd className="lede">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
