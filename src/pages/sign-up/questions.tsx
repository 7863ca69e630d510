/**
 * The conditions for an account as questions (specification, section 9; terms 3.2). They are radio buttons, and the
 * style sheet shows the next question and the answer: it works without scripts, and there is nothing to keep or to
 * send. A screen reader reads the answer when it appears.
 */
import { useEffect, useRef } from 'react';
import { ContactLink } from '../../dialogs/contact-link.tsx';
import type { Copy } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { siteConfig } from '../../site-config.ts';
import { buttonClass, ExternalButtonLink } from '../../ui/button.tsx';
import { beforeAccountId, Eligibility } from '../../ui/eligibility.tsx';
import styles from './questions.module.css';

type BeforeAccount = Copy['before-account'];

export function Questions({ copy }: { copy: BeforeAccount }) {
  const { questions } = useCopy('common').eligibility;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openIfAskedFor = () => {
      if (location.hash === `#${beforeAccountId}`) fold.current!.open = true;
    };
    openIfAskedFor();
    addEventListener('hashchange', openIfAskedFor);
    return () => removeEventListener('hashchange', openIfAskedFor);
  }, []);
  return (
    <div className={styles.questions}>
      <div className={styles.said}>
        <h2 className="h4 phrases">{copy.title}</h2>
        <Eligibility newTab withQuestions={false} className={styles.eligibility} />
      </div>
      {/* Folded: the form is what this page is for. A phone has room for the question alone above it. */}
      <details ref={fold} className={styles.fold}>
        <summary className="turns">{questions}</summary>
        <div className={styles.asked}>
          <Eligibility newTab withQuestions={false} className={styles.folded} />
          <p className={`small ${styles.note}`}>{copy.text}</p>
          <Question name="who" options={['adult', 'minor', 'company']} copy={copy.who} />
          <Question name="tax" options={['yes', 'no', 'unsure']} copy={copy.tax} />
          <Question name="foreign" options={['yes', 'no', 'unsure']} copy={copy.foreign} />
          <Answers copy={copy} />
        </div>
      </details>
    </div>
  );
}

interface QuestionProps<Option extends string> {
  name: 'who' | 'tax' | 'foreign';
  options: readonly Option[];
  copy: Record<Option | 'title', string>;
}

function Question<Option extends string>({ name, options, copy }: QuestionProps<Option>) {
  return (
    <fieldset className={styles[name]}>
      <legend className="h4">{copy.title}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={`before-${name}`} value={option} />
          <span>{copy[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * All answers, of which one is shown. Without `:has()` they are all there, each with its condition. Each is one
 * paragraph: several that appear together are heard in whatever order.
 */
function Answers({ copy }: { copy: BeforeAccount }) {
  const { open, write, notYet } = copy;
  return (
    <div className={styles.answers}>
      <div role="status">
        <p className={styles.waiting}>{copy.waiting}</p>
        <p className={styles.open}>
          <span className="h3">{open.title}</span> <span className={styles.minor}>{open.minor}</span>{' '}
          <span className={styles.company}>{open.company}</span> <span>{open.text}</span>
        </p>
        <p className={styles.write}>
          <span className="h3">{write.title}</span> <span className={styles.account}>{write.account}</span>{' '}
          <span className={styles.unsure}>{write.unsure}</span>
        </p>
        <p className={styles.notYet}>
          <span className="h3">{notYet.title}</span> <span>{notYet.text}</span>
        </p>
      </div>
      <p className={styles.open}>
        <ExternalButtonLink href={siteConfig.accountUrl}>{open.button}</ExternalButtonLink>
      </p>
      <p className={styles.write}>
        <ContactLink className={buttonClass('solid')}>{write.button}</ContactLink>
      </p>
    </div>
  );
}
