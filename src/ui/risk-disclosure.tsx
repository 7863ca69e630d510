/** The risks of an offer in a disclosure, at the foot of its section. */
import { useAddress } from '../navigation/context.tsx';
import styles from './risk-disclosure.module.css';
import { TextLink } from './text-link.tsx';

interface Props {
  title: string;
  /** Paragraphs. */
  texts: string[];
  /** The label of the link to the section on risks in the terms. */
  terms: string;
  className?: string;
}

export function RiskDisclosure({ title, texts, terms, className }: Props) {
  const address = useAddress();
  return (
    <details className={`small ${styles.risks} ${className ?? ''}`}>
      <summary className="disclosure">{title}</summary>
      <div className="prose">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <TextLink href={address({ document: 'group-app-policies' }, 'section-3-7')}>{terms}</TextLink>
    </details>
  );
}
