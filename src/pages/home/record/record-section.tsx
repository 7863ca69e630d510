/** The record far down on the home page. */
import { latePart } from '../../../ui/late.tsx';

export const record = latePart('record', async () => (await import('./record.tsx')).Record);
