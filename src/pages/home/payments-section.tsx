/** The ways to pay, far down on the home page, and where money goes. */
import { latePart } from '../../ui/late.tsx';

export const payments = latePart('money-path', async () => (await import('./payments.tsx')).Payments);
