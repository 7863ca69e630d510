/** A dialog is told when it is wanted, and says when it has closed. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
}
