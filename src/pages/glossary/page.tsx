/** The glossary; each term has its own fragment. */
import { documents } from '../../policy-documents.ts';
import { useAddress, useCopy, useLanguage } from '../../navigation/context.tsx';
import book from '../../pictures/become-client.json';
import type { HeroPicture } from '../../pictures/picture-source.ts';
import { routeOf } from '../../routes.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './glossary.module.css';
import { groupId, groups, type TermGroup } from './groups.ts';
import { type Place, sharedPlace, whereUsed } from './where-used.ts';

/** A term without its bracket, for the list of links. */
const shortName = (name: string) => name.replace(/\s*[(（].*$/u, '');

export const hero: HeroPicture = { picture: book, sizes: '100vw' };

export default function Glossary() {
  const copy = useCopy('terms');
  return (
    <>
      <PageHero hero={hero} className={`studio ${styles.opening}`} pictureClass={styles.book}>
        <h1 className="h1">{copy.title}</h1>
        <p className="lede">{copy.lede}</p>
      </PageHero>
      <section className="section padded">
        <div className="inner">
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
          {groups.map((group) => (
            <Group key={group.name} {...group} />
          ))}
        </div>
      </section>
    </>
  );
}

function Group({ name, terms, picture }: TermGroup) {
  const copy = useCopy('terms');
  const shared = sharedPlace(terms);
  return (
    <section id={groupId(name)} className={styles.group}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 23vw, 160px"
            wideFrom={9999}
            className={styles.face}
          />
          <div>
            <h2 className="h3">{copy.groups[name]}</h2>
            {shared && <UsageLink place={shared} from={copy.groups[name]} />}
          </div>
        </div>
        <dl className={styles.terms}>
          {terms.map((term) => (
            <div key={term} id={term}>
              <dt className="display">{copy.terms[term].name}</dt>
              <dd>{copy.terms[term].text}</dd>
              {whereUsed[term] !== shared && (
                <dd>
                  <UsageLink place={whereUsed[term]} from={copy.terms[term].name} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * A link from a group or a term to the section that uses it. For screen readers its name includes the group or the
 * term.
 */
function UsageLink({ place: { routeRef, section, name }, from }: { place: Place; from: string }) {
  const { places } = useCopy('terms');
  const { menu } = useCopy('common');
  const language = useLanguage();
  const address = useAddress();
  const pageName =
    typeof routeRef === 'string'
      ? menu[routeOf(routeRef).menu!.label]
      : documents.find(({ id }) => id === routeRef.document)!.description[language];
  return (
    <TextLink href={address(routeRef, section)}>
      {name ? places[name] : pageName}
      <span className="visually-hidden">{`: ${from}`}</span>
    </TextLink>
  );
}
