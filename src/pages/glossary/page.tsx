/** What the terms of the site mean, each at an address of its own. */
import { asHeading } from '../../policies/heading.ts';
import { documents } from '../../policy-documents.ts';
import type { RouteRef } from '../../routing/address.ts';
import { useAddress, useCopy, useLanguage } from '../../routing/context.tsx';
import { routeOf } from '../../routing/routes.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './glossary.module.css';
import { whereUsed } from './where-used.ts';

/** A name without what its bracket adds: the list of links is to be taken in at a glance. */
const shortName = (name: string) => name.replace(/\s*[(（].*$/u, '');

export default function Glossary() {
  const copy = useCopy('terms');
  return (
    <section className="section">
      <div className={`inner ${styles.page}`}>
        <h1 className="h1">{copy.title}</h1>
        <p className={`lede ${styles.lede}`}>{copy.lede}</p>
        <nav className={styles.index} aria-label={copy.title}>
          <ul>
            {Object.entries(copy.terms).map(([id, { name }]) => (
              <li key={id}>
                <a href={`#${id}`}>{shortName(name)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <dl className={styles.terms}>
          {Object.entries(copy.terms).map(([id, { name, text }]) => (
            <div key={id} id={id}>
              <dt className="display">{name}</dt>
              <dd className="voice">{text}</dd>
              <dd>
                <WhereUsed term={id} name={name} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * The way from a term to the page that it is used on, by that page's name in the menu; to who hears it without its row, it
 * names the term as well.
 */
function WhereUsed({ term, name }: { term: string; name: string }) {
  const { menu } = useCopy('common');
  const language = useLanguage();
  const address = useAddress();
  const { routeRef, section } = whereUsed[term]!;
  const nameOf = (ref: RouteRef) =>
    typeof ref === 'string'
      ? menu[routeOf(ref).menu!.label]
      : asHeading(documents.find(({ id }) => id === ref.document)!.description[language]);
  return (
    <TextLink href={address(routeRef, section)}>
      {nameOf(routeRef)}
      <span className="visually-hidden">{`: ${name}`}</span>
    </TextLink>
  );
}
