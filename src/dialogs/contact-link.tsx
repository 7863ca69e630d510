/** Links to the pages of the forms. They are real links; when the application runs, the dialog opens in their place. */
import type { MouseEvent, ReactNode } from 'react';
import { useAddress, useLanguage, useRouteMatch } from '../navigation/context.tsx';
import { pageOfDialog } from '../routes.ts';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';
import { type DialogName, loadDialog, useOpenDialog } from './dialogs.tsx';

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
  const language = useLanguage();
  const openDialog = useOpenDialog();
  const page = pageOfDialog(dialog);
  const current = useRouteMatch().route === page;

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onClick?.();
    openDialog(dialog, event.currentTarget);
  };
  const fetchAhead = () => void loadDialog(dialog, language).catch(() => {});

  return (
    <a
      className={className}
      href={address(page)}
      aria-current={current ? 'page' : undefined}
      onClick={press}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children}
    </a>
  );
}
