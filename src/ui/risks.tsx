/** What law or honesty asks to be said of an offer, once and folded, at the foot of its section. */
import { useAddress } from '../navigation/context.tsx';
import styles from './risks.module.css';
import { TextLink } from './text-link.tsx';

interface Props {
  title: string;
  /** A paragraph each. */
  texts: string[];
  /** The words of the link to the section of the terms on risks. */
  terms: string;
  className?: string;
}

export function Risks({ title, texts, terms, className }: Props) {
  const address = useAddress();
  return (
    <details className={`small ${styles.risks} ${className ?? ''}`}>
      <summary className="turns">{title}</summary>
      <div className="prose">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <TextLink href={address({ document: 'group-app-policies' }, 'section-3-7')}>{terms}</TextLink>
    </details>
  );
}
