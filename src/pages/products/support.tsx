import { useAddress, useCopy } from '../../navigation/context.tsx';
import hands from '../../pictures/security.json';
import { ButtonLink } from '../../ui/button.tsx';
import { Channels } from '../../ui/channels.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './support.module.css';

export function Support() {
  const copy = useCopy('products').support;
  const address = useAddress();
  return (
    <section id="support" className="dark section">
      <div className={`inner ${styles.parts}`}>
        <Picture picture={hands} sizes="(min-width: 768px) 52vw, 1px" className={styles.picture} />
        <div className="stack padded">
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="intro">{copy.lede}</p>
          <Channels clients />
          <ButtonLink href={address('contact')} variant="line">
            {copy.next}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
