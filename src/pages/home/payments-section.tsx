/** The ways to pay, far down on the home page, and where money goes. */
import { useData } from '../../routing/context.tsx';
import { latePart } from '../../ui/late.tsx';
import type { HomeData } from './home-data.ts';

const { Late, loadWithPage } = latePart('money-path', async () => (await import('./payments.tsx')).Payments);

export const loadPayments = loadWithPage;

export function PaymentsSection() {
  return <Late data={useData<HomeData | undefined>()?.payments} />;
}
