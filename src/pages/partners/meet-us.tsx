/** Who Ether is, and what its partners are to it: the second clause, in grey. */
import { useCopy } from '../../routing/context.tsx';
import styles from './meet-us.module.css';

export function MeetUs() {
  const copy = useCopy('partners').meet;
  return (
    <section className="section padded">
      <div className={`inner grid ${styles.meet}`}>
        <h2 className="h3">{copy.title}</h2>
        <p className={`statement phrases ${styles.statement}`}>
          {copy.first} <span>{copy.second}</span>
        </p>
        <div className={styles.texts}>
          {copy.texts.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
