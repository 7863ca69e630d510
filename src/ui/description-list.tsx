import type { ReactNode } from 'react';
import { rich } from '../language/rich.tsx';
import { useTerms } from './terms.tsx';
import styles from './description-list.module.css';

interface Props {
  items: Record<string, { title: string; text: ReactNode }>;
  className?: string | undefined;
}

/** Titles and texts in columns, under hairlines. */
export function DescriptionList({ items, className = '' }: Props) {
  const terms = useTerms();
  return (
    <dl className={`${styles.points} ${className}`}>
      {Object.entries(items).map(([name, { title, text }]) => (
        <div key={name}>
          <dt className="h4">{title}</dt>
          <dd>{typeof text === 'string' ? rich(text, terms) : text}</dd>
        </div>
      ))}
    </dl>
  );
}
