/** The partner sign-up card. */
import { PartnerForm } from '../../forms/partner-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { HeadingLines } from '../../ui/heading-lines.tsx';
import engraving from './illustrations/engraving.svg';
import styles from './sign-up-card.module.css';

/** The arrow of the benefits links to its id. */
export function SignUpCard() {
  const copy = useCopy('partners').form;
  return (
    <section id="card" className={`dark section ${styles.section}`} aria-labelledby="card-title">
      <div className={`dark baize ${styles.card}`}>
        <Illustration src={engraving} width={1280} height={640} className={styles.engraving} />
        <div className={`stack ${styles.words}`}>
          <h2 id="card-title" className="h2">
            <HeadingLines text={copy.title} />
          </h2>
          <p className="lede">{copy.text}</p>
          <div className={styles.form}>
            <PartnerForm />
          </div>
        </div>
      </div>
    </section>
  );
}
