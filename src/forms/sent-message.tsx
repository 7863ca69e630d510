import { fill } from '../language/copy.ts';
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { focusSentMessage } from './form.tsx';
import styles from './forms.module.css';
import { ChatLink } from './links.tsx';

interface Props {
  level: 'h2' | 'h3';
  /** The heading: what was sent. */
  title: string;
  /** The visitor's email address, if given. */
  replyTo: string | undefined;
}

/** The text below the success alert: what was sent, where the answer goes, and a link to WhatsApp. */
export function SentMessage({ level: Heading, title, replyTo }: Props) {
  const { answer, urgent, whatsappHours: answered } = useCopy('contact').sent;
  const { whatsappHours } = siteConfig;
  return (
    <div className="stack">
      <Heading className="display phrases h2" tabIndex={-1} data-answer="" ref={focusSentMessage}>
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

/** A value inside a sentence: keeps its own direction and may break anywhere. */
export function Value({ children }: { children: string }) {
  return <bdi className={styles.value}>{children}</bdi>;
}
