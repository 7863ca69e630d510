/** Three short points, each on a hairline. */
import styles from './points.module.css';

interface Props {
  items: Record<string, { title: string; text: string }>;
}

export function Points({ items }: Props) {
  return (
    <ul className={styles.rows}>
      {Object.entries(items).map(([name, { title, text }]) => (
        <li key={name}>
          <h3 className="h4">{title}</h3>
          <p className="small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
