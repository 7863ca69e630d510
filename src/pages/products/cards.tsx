/** The four cards of the strip. */
import type { ReactNode } from 'react';
import { IconArrowDown } from '../../ui/icons.tsx';
import edge from '../../pictures/exclusive-edge.json';
import macro from '../../pictures/exclusive-macro.json';
import object from '../../pictures/exclusive-object.json';
import { useCopy } from '../../navigation/context.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { Picture } from '../../ui/picture.tsx';
import whorl from './illustrations/whorl.svg';
import styles from './exclusive.module.css';

export function ProductCards() {
  const { cards } = useCopy('products').strip;
  return (
    <>
      <Card section="consultancy" size={styles.wide} title={cards.consultancy}>
        <Picture picture={macro} sizes="(min-width: 1280px) 32vw, (min-width: 768px) 500px, 292px" />
      </Card>
      <Card section="wallet" size={styles.narrow} title={cards.wallet}>
        <Picture picture={object} sizes="(min-width: 1280px) 22vw, (min-width: 768px) 330px, 292px" />
      </Card>
      <Card section="international" title={cards.international}>
        <Picture picture={edge} sizes="(min-width: 1280px) 28vw, (min-width: 768px) 430px, 292px" />
      </Card>
      <Card section="vip" size={styles.narrow} title={cards.vip}>
        <Illustration src={whorl} width={330} height={400} className={styles.whorl} />
      </Card>
    </>
  );
}

interface CardProps {
  /** The fragment of the section. */
  section: string;
  size?: string | undefined;
  title: string;
  children: ReactNode;
}

function Card({ section, size, title, children }: CardProps) {
  return (
    <li className={size}>
      <a href={`#${section}`} className={styles.link}>
        <span className={styles.frame}>{children}</span>
        <span className="title">{title}</span>
        <IconArrowDown size={20} stroke={1.5} aria-hidden="true" className={styles.arrow} />
      </a>
    </li>
  );
}
