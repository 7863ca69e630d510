import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './fast-and-safe.module.css';

export function FastAndSafe() {
  const { fast, safe } = useCopy('about-us');
  const address = useAddress();
  return (
    <section className="dark section">
      <div className={`inner ${styles.halves}`}>
        <Half id="fast" copy={fast} href={address('services')} />
        <Half id="safe" copy={safe} href={address('policies')} />
      </div>
    </section>
  );
}

interface Props {
  id: string;
  copy: { title: string; text: string; link: string };
  href: string;
}

function Half({ id, copy, href }: Props) {
  return (
    <div id={id} className={`stack ${styles.half}`}>
      <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
      <p className="voice">{copy.text}</p>
      <TextLink href={href}>{copy.link}</TextLink>
    </div>
  );
}
