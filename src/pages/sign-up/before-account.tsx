/** Before a visitor opens an account: whether they may, in three questions at most. */
import { beforeAccountId } from '../../ui/eligibility.tsx';
import { latePart } from '../../ui/late.tsx';

export const beforeAccount = latePart(
  'before-account',
  async () => (await import('./questions.tsx')).Questions,
);

export function BeforeAccount({ className }: { className: string | undefined }) {
  return (
    <div id={beforeAccountId} className={className}>
      <beforeAccount.Late />
    </div>
  );
}
