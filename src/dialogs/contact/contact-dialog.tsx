import type { DialogProps } from '../dialogs.tsx';

export default function ContactDialog(_: DialogProps) {
  return null;
}
