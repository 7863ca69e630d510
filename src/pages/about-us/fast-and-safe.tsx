import { useAddress, useCopy } from '../../navigation/context.tsx';
import globe from '../../pictures/international.json';
import type { PictureSource } from '../../pictures/picture-source.ts';
import hands from '../../pictures/security.json';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './fast-and-safe.module.css';

export function FastAndSafe() {
  const { fast, safe } = useCopy('about-us');
  const address = useAddress();
  return (
    <section className="dark section">
      <div className={styles.halves}>
        <Half id="fast" copy={fast} href={address('services')} picture={globe} />
        <Half id="safe" copy={safe} href={address('policies')} picture={hands} />
      </div>
    </section>
  );
}

interface Props {
  id: string;
  copy: { title: string; text: string; link: string };
  href: string;
  picture: PictureSource;
}

function Half({ id, copy, href, picture }: Props) {
  return (
    <div id={id} className={`lead ${styles.half}`}>
      <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
      <p className="intro">{copy.text}</p>
      <TextLink href={href}>{copy.link}</TextLink>
      {/* The composition of a phone at every width: it is the one with its subject in the middle. */}
      <Picture
        picture={picture}
        sizes="(min-width: 768px) 50vw, 100vw"
        wideFrom={9999}
        className={styles.picture}
      />
    </div>
  );
}
