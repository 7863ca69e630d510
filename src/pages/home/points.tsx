/** Three short points, each on a hairline. */
import styles from './points.module.css';

interface Props {
  items: Record<string, { title: string; text: string }>;
  /** Side by side on wide screens. */
  columns?: boolean;
}

export function Points({ items, columns = false }: Props) {
  return (
    <ul className={columns ? styles.columns : styles.rows}>
      {Object.entries(items).map(([name, { title, text }]) => (
        <li key={name}>
          <h3 className="h4">{title}</h3>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
