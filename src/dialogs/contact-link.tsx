/** Links to the pages of the forms. They are real links; when the application runs, the dialog opens in their place. */
import type { MouseEvent, ReactNode } from 'react';
import { useAddress, useRouteMatch } from '../navigation/context.tsx';
import { pageOfDialog } from '../routes.ts';
import { type DialogName, useDialogs } from './dialogs.tsx';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';

interface Props {
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Opens the contact dialog; without scripts it leads to `/contact`. */
export function ContactLink(props: Props) {
  return <DialogLink {...props} dialog="contact" />;
}

/** Opens the lead panel ('I Want to Be Ether'); without scripts it leads to `/sign-up`. */
export function LeadLink(props: Props) {
  return <DialogLink {...props} dialog="lead" />;
}

function DialogLink({ className, onClick, children, dialog }: Props & { dialog: DialogName }) {
  const address = useAddress();
  const { open, prefetch } = useDialogs();
  const { route } = useRouteMatch();

  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onClick?.();
    open(dialog, event.currentTarget);
  };

  return (
    <a
      className={className}
      href={address(pageOfDialog(dialog))}
      aria-current={route === pageOfDialog(dialog) ? 'page' : undefined}
      onClick={openDialog}
      onPointerEnter={() => prefetch(dialog)}
      onFocus={() => prefetch(dialog)}
    >
      {children}
    </a>
  );
}
