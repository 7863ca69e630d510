/** What comes later to the page that a visitor comes in by, and with the page otherwise. */
import type { LateData } from '../../ui/late.tsx';

export interface HomeData {
  record: LateData<'record'>;
  payments: LateData<'money-path'>;
}
