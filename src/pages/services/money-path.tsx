/** Where money comes from, what carries it and where it goes. */
import { latePart } from '../../ui/late.tsx';

export const moneyPath = latePart(
  'money-path',
  async () => (await import('../../money-path/paths.tsx')).Paths,
);

export function MoneyPath() {
  return (
    <section id="money-path" className="section padded">
      <moneyPath.Late />
    </section>
  );
}
