/** What the terms of the site mean, each at an address of its own. */
import { useCopy } from '../../routing/context.tsx';
import styles from './glossary.module.css';

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
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
