/** What companies build on, far down on the page: its script and its drawing are fetched when it is near. */
import { latePart } from '../../ui/late.tsx';

export const technology = latePart(
  'services',
  async () => (await import('./technological-services.tsx')).TechnologicalServices,
);
