import { fill } from '../language/copy.ts';
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { showAnswer } from './form.tsx';
import styles from './forms.module.css';
import { ChatLink } from './links.tsx';

interface Props {
  /** The level of its heading. */
  level: 'h2' | 'h3';
  /** What is on its way. */
  title: string;
  /** None where an optional address was left out. */
  replyTo: string | undefined;
}

/** What stands beneath the success alert: what is on its way, where the answer goes, and the chat. */
export function SentMessage({ level: Heading, title, replyTo }: Props) {
  const { answer, urgent, whatsappHours: answered } = useCopy('contact').sent;
  const { whatsappHours } = siteConfig;
  return (
    <div className="stack">
      <Heading className="display phrases h2" tabIndex={-1} data-answer="" ref={showAnswer}>
        {title}
      </Heading>
      {replyTo && <p>{rich(answer, { email: <Value>{replyTo}</Value> })}</p>}
      <p>
        {rich(whatsappHours ? fill(answered, whatsappHours) : urgent, {
          a: (words) => <ChatLink>{words}</ChatLink>,
        })}
      </p>
    </div>
  );
}

/** A value of a sentence that keeps its own direction, and breaks anywhere. */
export function Value({ children }: { children: string }) {
  return <bdi className={styles.value}>{children}</bdi>;
}
