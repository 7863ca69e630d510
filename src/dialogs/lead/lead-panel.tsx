import type { DialogProps } from '../dialogs.tsx';

export default function LeadPanel(_: DialogProps) {
  return null;
}
