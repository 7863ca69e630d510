/**
 * A preview of the dashboard in Eden, with sample data. It is a picture made of text: nothing in it leads
 * anywhere, but the signature can be tried. Small screens show the chart and the signature only.
 */
import { useCopy } from '../../navigation/context.tsx';
import styles from './eden-preview.module.css';
import { Signatures } from './signatures.tsx';
import { Treasury } from './treasury.tsx';

export function EdenPreview() {
  const { preview } = useCopy('services').eden;
  return (
    <figure>
      {/* Before the picture: nobody is to take it for the thing itself. */}
      <figcaption className={styles.caption}>{preview.caption}</figcaption>
      <div className={styles.panel}>
        {/* Read out, it would be a menu that does nothing. */}
        <div className={styles.menu} aria-hidden="true">
          <p className={styles.name}>{preview.name}</p>
          <ul>
            {Object.values(preview.menu).map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
          <p className={styles.note}>{preview.note}</p>
        </div>
        <Treasury />
        <Signatures />
      </div>
    </figure>
  );
}
