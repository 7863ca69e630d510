/** What a partner receives, and the arrow to the sign-up card. */
import type { ReactNode } from 'react';
import { useAddress, useCopy } from '../../routing/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import type { LeafShape } from '../../ui/leaf-shapes/leaf.ts';
import { brand, dashboard, eden, finance } from '../../ui/leaf-shapes/partners.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './benefits.module.css';
import { companyLeaves, field } from './drawings/company-leaves.ts';

const companies = companyLeaves();

/** Of the three benefits after Eden, in their order. */
const icons = [finance, brand, dashboard];

export function Benefits() {
  const copy = useCopy('partners').benefits;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="benefits" className={`section ${styles.benefits}`}>
      <div className={`inner grid ${styles.words}`}>
        <div className={styles.head}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className={`voice ${styles.text}`}>{copy.text}</p>
          <TextLink href="#card" arrow="down">
            {copy.arrow}
          </TextLink>
        </div>
        <ul className={styles.items}>
          <Benefit title={copy.eden.title} icon={eden}>
            <p>{copy.eden.text}</p>
            <TextLink href={address('services', 'eden')}>{copy.eden.link}</TextLink>
          </Benefit>
          {[copy.bank, copy.brand, copy.company].map(({ title, text }, index) => (
            <Benefit key={index} title={title} icon={icons[index]!}>
              <p>{rich(text, terms)}</p>
            </Benefit>
          ))}
        </ul>
      </div>
      <svg
        className={styles.companies}
        viewBox={`0 0 ${field.width} ${field.height}`}
        fill="none"
        aria-hidden="true"
      >
        <path d={companies.leaves} />
        <path d={companies.gilt} className={styles.gilt} />
      </svg>
    </section>
  );
}

function Benefit({ title, icon, children }: { title: string; icon: LeafShape; children: ReactNode }) {
  return (
    <li>
      <LeafIcon shape={icon} />
      <div>
        <h3 className={`h3 ${styles.title}`}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
