/** The four cards of the strip: four crops, of a macro, an object, an edge and a line drawing. On a phone they are an index of words. */
import { type ReactNode, useId } from 'react';
import { IconArrowDown } from '../../ui/icons.tsx';
import edge from '../../pictures/exclusive-edge.json';
import macro from '../../pictures/exclusive-macro.json';
import object from '../../pictures/exclusive-object.json';
import { useCopy } from '../../navigation/context.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './exclusive.module.css';
import { fieldHeight, fieldWidth, innermost, squares } from './whorl.ts';

export function ProductCards() {
  const { cards } = useCopy('products').strip;
  return (
    <>
      <Card section="consultancy" size={styles.wide} title={cards.consultancy}>
        <Picture picture={macro} sizes="(min-width: 1280px) 32vw, 500px" />
      </Card>
      <Card section="wallet" size={styles.narrow} title={cards.wallet}>
        <Picture picture={object} sizes="(min-width: 1280px) 22vw, 330px" />
      </Card>
      <Card section="international" title={cards.international}>
        <Picture picture={edge} sizes="(min-width: 1280px) 28vw, 430px" />
      </Card>
      <Card section="vip" size={styles.narrow} title={cards.vip}>
        <Whorl />
      </Card>
    </>
  );
}

interface CardProps {
  /** The id of the section that the card leads to. */
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

/** In the light of the pictures beside it: from the start of the page, and each leaf with a shadow on the next. */
function Whorl() {
  const light = useId();
  return (
    <svg
      className={styles.whorl}
      viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={light} gradientUnits="userSpaceOnUse" x2={fieldWidth} y2={fieldHeight}>
          <stop offset="0.1" stopColor="#f1e3c6" />
          <stop offset="0.5" stopColor="#c79a5b" />
          <stop offset="0.95" stopColor="#7fa090" />
        </linearGradient>
      </defs>
      <path d={squares} stroke={`url(#${light})`} vectorEffect="non-scaling-stroke" />
      <path d={innermost} className={styles.gilt} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
