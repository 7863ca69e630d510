/** The record far down on the home page. */
import { useData } from '../../../routing/context.tsx';
import { latePart } from '../../../ui/late.tsx';
import type { HomeData } from '../home-data.ts';

const { Late, loadWithPage } = latePart('record', async () => (await import('./record.tsx')).Record);

export const loadRecord = loadWithPage;

export function RecordSection() {
  return <Late data={useData<HomeData | undefined>()?.record} />;
}
