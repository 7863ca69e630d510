/** Before a visitor opens an account: whether they may, in three questions at most. */
import { useCopy } from '../../navigation/context.tsx';
import { beforeAccountId } from '../../ui/eligibility.tsx';
import { Questions } from './questions.tsx';

export function BeforeAccount({ className }: { className: string | undefined }) {
  return (
    <div id={beforeAccountId} className={className}>
      <Questions copy={useCopy('before-account')} />
    </div>
  );
}
