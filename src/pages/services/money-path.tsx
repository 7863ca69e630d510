/** Where money comes from, what carries it and where it goes. */
import { latePart } from '../../ui/late.tsx';
import styles from './money-path.module.css';

export const moneyPath = latePart(
  'money-path',
  async () => (await import('../../money-path/paths.tsx')).Paths,
);

export function MoneyPath() {
  return (
    <section id="money-path" className={`section padded ${styles.path}`}>
      <moneyPath.Late />
    </section>
  );
}
