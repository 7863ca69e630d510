/** What crosses borders: three services, each with the drawing of what it does. */
import type { ReactNode } from 'react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { Lines } from '../../ui/lines.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { correspondents } from './drawings/correspondents.ts';
import { keptCentre } from './drawings/kept-centre.ts';
import { twoCurrencies } from './drawings/two-currencies.ts';
import styles from './global-services.module.css';

const exchange = twoCurrencies();
const swift = correspondents();

export function GlobalServices() {
  const copy = useCopy('services').global;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="global" className="section padded">
      <div className="inner">
        <div className={styles.head}>
          <h2 className="h2 phrases">
            <Lines text={copy.title} />
          </h2>
          <p className={`voice ${styles.text}`}>{rich(copy.text, terms)}</p>
        </div>
        <ul className={styles.services}>
          <Service {...copy.exchange} href={address('products', 'wallet')}>
            <path d={exchange.leaves} />
            <path d={exchange.gilt} className={styles.gilt} />
          </Service>
          <Service {...copy.swift} href={address('products', 'international')}>
            <path d={swift.leaves} />
            <path d={swift.gilt} className={styles.gilt} />
          </Service>
          <Service {...copy.protection} href={address('products', 'consultancy')}>
            <path d={keptCentre()} />
            <circle cx="200" cy="200" r="9" className={styles.dot} />
          </Service>
        </ul>
      </div>
    </section>
  );
}

interface ServiceProps {
  title: string;
  text: string;
  link: string;
  /** The product that puts the service to use. */
  href: string;
  /** The drawing, in a field of 400 by 400. */
  children: ReactNode;
}

function Service({ title, text, link, href, children }: ServiceProps) {
  const terms = useTerms();
  return (
    <li>
      <svg className={styles.drawing} viewBox="0 0 400 400" fill="none" aria-hidden="true">
        {children}
      </svg>
      <h3 className="h3">{title}</h3>
      <p>{rich(text, terms)}</p>
      <TextLink href={href} className={styles.link}>
        {link}
      </TextLink>
    </li>
  );
}
