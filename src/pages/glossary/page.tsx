/** What the terms of the site mean, each at an address of its own. */
import { useCopy } from '../../routing/context.tsx';
import styles from './glossary.module.css';

export default function Glossary() {
  const copy = useCopy('terms');
  return (
    <section className="section">
      <div className={`inner ${styles.page}`}>
        <h1 className="h1">{copy.title}</h1>
        <p className={`lede ${styles.lede}`}>{copy.lede}</p>
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
