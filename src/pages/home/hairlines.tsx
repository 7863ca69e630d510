/** Hairlines that stand on the next section: one for each of the partners' first twenty, and a few to come. */
import { Drawing } from '../../ui/drawing.tsx';
import hairlines from './drawings/hairlines.svg';
import styles from './hairlines.module.css';

export function Hairlines() {
  return <Drawing src={hairlines} width={102} height={100} className={styles.lines} />;
}
