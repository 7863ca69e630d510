import type { ReactNode } from 'react';
import { siteConfig, whatsAppLink } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { rich } from '../../language/rich.tsx';
import { NewTab } from '../../ui/button.tsx';
import styles from './sent.module.css';

interface Props {
  /** The level of its heading. */
  level: 'h2' | 'h3';
  /** What is on its way. */
  title: string;
  /** None where an optional address was left out. */
  replyTo: string | undefined;
}

/** What stands beneath the success alert: what is on its way, and what happens next. */
export function SentMessage({ level: Heading, title, replyTo }: Props) {
  const copy = useCopy('contact').sent;
  const { answer, read, urgent } = copy;
  const { whatsappHours } = siteConfig;
  return (
    <div className={styles.sent}>
      <Heading className={`display phrases ${styles.title}`} tabIndex={-1} data-answer="">
        {title}
      </Heading>
      <ol className={styles.steps} aria-label={copy.next}>
        <Step title={read.title}>{read.text}</Step>
        <Step title={answer.title}>
          {replyTo ? rich(answer.text, { email: <Value>{replyTo}</Value> }) : answer.anywhere}
        </Step>
        <Step title={urgent.title}>
          {rich(whatsappHours ? fill(urgent.whatsappHours, whatsappHours) : urgent.text, {
            a: (words) => (
              <a href={whatsAppLink()} target="_blank" rel="noopener" className={styles.link}>
                <span>{words}</span>
                <NewTab />
              </a>
            ),
          })}
        </Step>
      </ol>
    </div>
  );
}

/** Beside or below a form that stands on a page of its own: what happens once it is sent. The answer takes its place. */
export function Afterwards({ className }: { className?: string }) {
  const { afterwards: copy, sent } = useCopy('contact');
  return (
    <div className={className}>
      <h2 className={`h4 ${styles.afterwards}`}>{copy.title}</h2>
      <ol className={styles.steps}>
        <Step level="h3" title={copy.readTitle}>
          {sent.read.text}
        </Step>
        <Step level="h3" title={sent.answer.title}>
          {copy.address}
        </Step>
      </ol>
    </div>
  );
}

function Step({
  level: Heading = 'h4',
  title,
  children,
}: {
  level?: 'h3' | 'h4';
  title: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.step}>
      <Heading className={styles.stepTitle}>{title}</Heading>
      <p className={styles.stepText}>{children}</p>
    </li>
  );
}

/** A value of a sentence that keeps its own direction, and breaks anywhere. */
export function Value({ children }: { children: string }) {
  return <bdi className={styles.value}>{children}</bdi>;
}
