/**
 * The partner sign-up card. Its form is in the page once: beside the engraving on wide screens, and below
 * 768 px a centred column over it.
 */
import { PartnerForm } from '../../forms/partner-form.tsx';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Engraving } from './engraving.tsx';
import styles from './sign-up-card.module.css';

/** The arrow of the benefits leads to its id. */
export function SignUpCard() {
  const copy = useCopy('partners').form;
  return (
    <section id="card" className={`dark ${styles.section}`} aria-labelledby="card-title">
      <div className={styles.card}>
        <Engraving language={useLanguage()} />
        <div className={styles.words}>
          <h2 id="card-title" className={`display ${styles.title}`}>
            <Lines text={copy.title} />
          </h2>
          <p className={styles.text}>{copy.text}</p>
          <div className={styles.form}>
            <PartnerForm />
          </div>
        </div>
      </div>
    </section>
  );
}
