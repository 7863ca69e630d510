/** The bundle of a pair. It says nothing that the words beside it do not. */
import { useScripted } from '../ui/use-scripted.ts';
import { bundleFor, field } from './bundle.ts';
import type { Pair } from './pairs.ts';
import styles from './bundle-drawing.module.css';

const viewBox = `0 ${-field.height / 2} ${field.width} ${field.height}`;

interface Props {
  pair: Pair;
  className: string | undefined;
  /** The id of a drawing on the page that is shown in place of one of its own: the HTML of a page has one alone. */
  copyOf?: string | undefined;
  id?: string | undefined;
}

export function BundleDrawing({ pair, className, copyOf, id }: Props) {
  const scripted = useScripted();
  return (
    <svg
      className={`${styles.drawing} ${className ?? ''}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {/* The lines of the HTML are written shorter (build/short-paths.ts), of pieces that pass into no other form. */}
      {copyOf ? <use href={`#${copyOf}`} /> : <Lines key={Number(scripted)} pair={pair} id={id} />}
    </svg>
  );
}

function Lines({ pair, id }: Pick<Props, 'pair' | 'id'>) {
  const { hairlines, gilt, stops } = bundleFor(pair);
  return (
    <g id={id}>
      <path d={hairlines} className={styles.hairlines} />
      <path d={gilt} className={styles.gilt} />
      <path d={stops} className={styles.stops} />
    </g>
  );
}
