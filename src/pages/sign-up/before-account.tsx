/** Before a visitor opens an account: whether they may, in three questions at most. */
import { beforeAccountId } from '../../ui/eligibility.tsx';
import { latePart } from '../../ui/late.tsx';

export const beforeAccount = latePart(
  'before-account',
  async () => (await import('./questions.tsx')).Questions,
);

export function BeforeAccount() {
  return (
    <section id={beforeAccountId} className="section">
      <beforeAccount.Late />
    </section>
  );
}
