/** Where money comes from, what carries it and where it goes. */
import { useData } from '../../routing/context.tsx';
import { type LateData, latePart } from '../../ui/late.tsx';

const { Late, loadWithPage } = latePart(
  'money-path',
  async () => (await import('../../money-path/paths.tsx')).Paths,
);

export const loadMoneyPath = loadWithPage;

export function MoneyPath() {
  return (
    <section id="money-path" className="section padded">
      <Late data={useData<LateData<'money-path'> | undefined>()} />
    </section>
  );
}
