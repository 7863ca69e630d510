/** What the terms of the site mean, each at an address of its own. */
import type { TermId } from '../../language/copy.ts';
import { asHeading } from '../../policies/heading.ts';
import { documents } from '../../policy-documents.ts';
import { useAddress, useCopy, useLanguage } from '../../routing/context.tsx';
import { routeOf } from '../../routing/routes.ts';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './glossary.module.css';
import { groupId, groups } from './groups.ts';
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
            {groups.map(({ name, terms }) => (
              <li key={name}>
                <a href={`#${groupId(name)}`}>{copy.groups[name]}</a>
                <ul>
                  {terms.map((term) => (
                    <li key={term}>
                      <a href={`#${term}`}>{shortName(copy.terms[term].name)}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ name, icon, terms }) => (
          <section key={name} id={groupId(name)} className={styles.group}>
            <div className={styles.head}>
              <LeafIcon shape={icon} size={72} />
              <h2 className="voice">{copy.groups[name]}</h2>
            </div>
            <dl>
              {terms.map((term) => (
                <Term key={term} term={term} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

function Term({ term }: { term: TermId }) {
  const { name, text } = useCopy('terms').terms[term];
  return (
    <div id={term}>
      <dt className="display">{name}</dt>
      <dd>{text}</dd>
      <dd>
        <WhereUsed term={term} name={name} />
      </dd>
    </div>
  );
}

/**
 * The way from a term to where it is used, by the name of that section, or else of the page in the menu; to who hears
 * it without its row, it names the term as well.
 */
function WhereUsed({ term, name }: { term: TermId; name: string }) {
  const { places } = useCopy('terms');
  const { menu } = useCopy('common');
  const language = useLanguage();
  const address = useAddress();
  const { routeRef, section, name: place } = whereUsed[term];
  const pageName =
    typeof routeRef === 'string'
      ? menu[routeOf(routeRef).menu!.label]
      : asHeading(documents.find(({ id }) => id === routeRef.document)!.description[language]);
  return (
    <TextLink href={address(routeRef, section)}>
      {place ? places[place] : pageName}
      <span className="visually-hidden">{`: ${name}`}</span>
    </TextLink>
  );
}
