import { rich } from '../language/rich.tsx';
import { useTerms } from './terms.tsx';
import styles from './description-list.module.css';

/** Terms and descriptions in columns, under hairlines. */
export function DescriptionList({ items }: { items: Record<string, { title: string; text: string }> }) {
  const terms = useTerms();
  return (
    <dl className={styles.points}>
      {Object.entries(items).map(([name, { title, text }]) => (
        <div key={name}>
          <dt className="h4">{title}</dt>
          <dd>{rich(text, terms)}</dd>
        </div>
      ))}
    </dl>
  );
}
