/** VIP services in decentralised finance, with a drawn stack as heavy as the pictures beside it. */
import { useId } from 'react';
import { LeadLink } from '../../dialogs/contact-link.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Risks } from '../../ui/risks.tsx';
import { fieldHeight, fieldWidth, leaves, widest } from './octahedron.ts';
import { Points } from './points.tsx';
import styles from './vip.module.css';

export function Vip() {
  const { vip: copy, terms: readTerms } = useCopy('products');
  const terms = useTerms();
  const light = useId();
  return (
    <section id="vip" className="section padded bone">
      <div className={`inner ${styles.words}`}>
        <div className="stack">
          <h2 className="h2 phrases">{copy.title}</h2>
          <p className="lede">{rich(copy.lede, terms)}</p>
          <LeadLink className={buttonClass('line')}>{copy.next}</LeadLink>
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
          fill={`url(#${light})`}
          aria-hidden="true"
        >
          {/* In the light of the pictures: warm from the end, cool from the start. */}
          <defs>
            <linearGradient id={light} gradientUnits="userSpaceOnUse" y1={fieldHeight} x2={fieldWidth} y2="0">
              <stop offset="0.15" stopColor="#0a1612" />
              <stop offset="0.5" stopColor="#1b4a3d" />
              <stop offset="0.85" stopColor="#3d7a5f" />
            </linearGradient>
          </defs>
          {leaves.map((leaf, index) => (
            <path
              key={index}
              d={leaf}
              className={index === widest ? styles.gilt : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div className={styles.points}>
          <Points items={copy.items} />
          <Risks title={copy.risks.title} texts={[copy.risks.text]} terms={readTerms} />
        </div>
      </div>
    </section>
  );
}
