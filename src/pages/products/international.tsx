import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import picture from '../../pictures/international.json';
import { ButtonLink } from '../../ui/button.tsx';
import { HeadingLines } from '../../ui/heading-lines.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './international.module.css';
import { DescriptionList } from '../../ui/description-list.tsx';

export function International() {
  const copy = useCopy('products').international;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="international" className={`dark section ${styles.international}`}>
      <div className="inner middle">
        <h2 className="h2 phrases">
          <HeadingLines text={copy.title} />
        </h2>
        <p className="lede">{rich(copy.lede, terms)}</p>
        <ButtonLink href={address('services', 'global')} variant="line">
          {copy.next}
        </ButtonLink>
      </div>
      <div className={styles.stage}>
        <Picture picture={picture} sizes="(min-width: 1280px) 62vw, 100vw" className={styles.picture} />
        <div className="inner">
          <DescriptionList items={copy.items} />
        </div>
      </div>
    </section>
  );
}
