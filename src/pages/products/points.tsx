import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import styles from './points.module.css';

interface Props {
  items: Record<string, { title: string; text: string }>;
  /** `rows` beneath each other, `columns` next to each other. */
  variant: 'rows' | 'columns';
  className?: string;
}

/** What a product's section says in short: for whom, how it works and the like, under hairlines. */
export function Points({ items, variant, className }: Props) {
  const terms = useTerms();
  return (
    <dl className={`${styles.points} ${styles[variant]} ${className ?? ''}`}>
      {Object.entries(items).map(([name, { title, text }]) => (
        <div key={name}>
          <dt className="h4">{title}</dt>
          <dd>{rich(text, terms)}</dd>
        </div>
      ))}
    </dl>
  );
}
