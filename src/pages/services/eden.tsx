/** Eden, the partners' office, with a preview of its dashboard. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EdenPreview } from './eden-preview.tsx';
import styles from './eden.module.css';

export function Eden() {
  const copy = useCopy('services').eden;
  const address = useAddress();
  return (
    <section id="eden" className={`dark section padded ${styles.eden}`}>
      <div className="inner">
        <div className={`grid ${styles.head}`}>
          <h2 className="h2 phrases">{copy.title}</h2>
          <div className={styles.words}>
            <p className="voice">{copy.text}</p>
            <TextLink href={address('partners')}>{copy.link}</TextLink>
          </div>
        </div>
        <EdenPreview />
      </div>
    </section>
  );
}
