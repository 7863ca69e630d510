import type { ReactNode } from 'react';
import { whatsAppLink } from '../../site-config.ts';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../routing/context.tsx';
import { NewTab } from '../../ui/button.tsx';
import styles from './sent.module.css';

interface Props {
  /** The level of its heading. */
  level: 'h2' | 'h3';
  /** What is on its way. */
  title: string;
  replyTo: string;
}

/** What stands beneath the success alert: what is on its way, and what happens next. */
export function SentMessage({ level: Heading, title, replyTo }: Props) {
  const copy = useCopy('forms').sent;
  const { answer, read, urgent } = copy;
  return (
    <div className={styles.sent}>
      <Heading className={`display ${styles.title}`} tabIndex={-1} data-answer="">
        {title}
      </Heading>
      <ol className={styles.steps} aria-label={copy.next}>
        <Step title={read.title}>{read.text}</Step>
        <Step title={answer.title}>
          {replyTo ? <Isolated sentence={answer.text} name="email" value={replyTo} /> : answer.anywhere}
        </Step>
        <Step title={urgent.title}>
          {urgent.text}{' '}
          <a href={whatsAppLink()} target="_blank" rel="noopener" className={styles.link}>
            {urgent.link}
            <NewTab />
          </a>
        </Step>
      </ol>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h4 className={styles.stepTitle}>{title}</h4>
      <p className={styles.stepText}>{children}</p>
    </li>
  );
}

/** A sentence with a value that keeps its own direction. */
export function Isolated({ sentence, name, value }: { sentence: string; name: string; value: string }) {
  const [before, after] = sentence.split(`{${name}}`);
  if (after === undefined) return fill(sentence, { [name]: value });
  return (
    <>
      {before}
      <bdi className={styles.value}>{value}</bdi>
      {after}
    </>
  );
}
