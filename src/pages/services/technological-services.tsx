import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import styles from './technological-services.module.css';

export function TechnologicalServices() {
  const copy = useCopy('services').technology;
  const address = useAddress();
  return (
    <section id="technology" className="dark baize section padded">
      <div className={`inner apart ${styles.words}`}>
        <h2 className="statement phrases">{copy.title}</h2>
        {/* Illustrates the title: from one to the other and back. */}
        <div className={`display latin ${styles.ends}`} aria-hidden="true" translate="no">
          <span>{'Pix'}</span>
          <span className={styles.lines} />
          <span>{'Web3'}</span>
        </div>
        <p className="intro">{copy.text}</p>
        <DescriptionList items={copy.items} />
        <ButtonLink href={address('partners', 'card')} variant="line">
          {copy.link}
        </ButtonLink>
      </div>
    </section>
  );
}
