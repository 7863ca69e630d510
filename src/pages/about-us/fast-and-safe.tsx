/** Two halves that weigh the same: how fast, and how safe. */
import type { ReactNode } from 'react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './fast-and-safe.module.css';
import { guards, kept, rosetteSize } from './rosette.ts';
import { falling, landed, wingHeight, wingWidth } from './wing.ts';

export function FastAndSafe() {
  const { fast, safe } = useCopy('about-us');
  const address = useAddress();
  return (
    <section className={`dark section ${styles.halves}`}>
      <Half id="fast" copy={fast} href={address('services')} drawing={<Wing />} />
      <Half id="safe" copy={safe} href={address('policies')} drawing={<Rosette />} />
    </section>
  );
}

interface Props {
  id: string;
  copy: { title: string; when: string; text: string; link: string };
  href: string;
  drawing: ReactNode;
}

function Half({ id, copy, href, drawing }: Props) {
  return (
    <div id={id} className={styles.half}>
      <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
      {drawing}
      <div className={styles.words}>
        <h3 className="h4">{copy.when}</h3>
        <p>{copy.text}</p>
        <TextLink href={href} className={styles.link}>
          {copy.link}
        </TextLink>
      </div>
    </div>
  );
}

function Wing() {
  return (
    <svg
      className={`${styles.drawing} ${styles.wing}`}
      viewBox={`0 0 ${wingWidth} ${wingHeight}`}
      preserveAspectRatio="xMinYMax"
      fill="none"
      aria-hidden="true"
    >
      <path d={falling} vectorEffect="non-scaling-stroke" />
      <path d={landed} className={styles.gilt} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Rosette() {
  return (
    <svg
      className={`${styles.drawing} ${styles.rosette}`}
      viewBox={`0 0 ${rosetteSize} ${rosetteSize}`}
      preserveAspectRatio="xMinYMax"
      fill="none"
      aria-hidden="true"
    >
      <path d={guards} vectorEffect="non-scaling-stroke" />
      <circle {...kept} className={styles.gilt} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
