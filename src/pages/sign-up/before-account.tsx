/** Before a visitor opens an account: whether they may, in three questions at most. */
import { useData } from '../../routing/context.tsx';
import { beforeAccountId } from '../../ui/eligibility.tsx';
import { type LateData, latePart } from '../../ui/late.tsx';

const { Late, loadWithPage } = latePart(
  'before-account',
  async () => (await import('./questions.tsx')).Questions,
);

export const loadBeforeAccount = loadWithPage;

export function BeforeAccount() {
  return (
    <section id={beforeAccountId} className="section">
      <Late data={useData<LateData<'before-account'> | undefined>()} />
    </section>
  );
}
