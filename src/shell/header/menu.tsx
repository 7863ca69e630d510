/**
 * The menu of wide screens. The dropdown is a native popover, which opens and closes without scripts.
 */
import { type FocusEvent, useEffect, useState } from 'react';
import { IconArrowRight, IconChevronDown } from '../../ui/icons.tsx';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ScreenReaderSpace } from '../../ui/screen-reader-space.tsx';
import styles from './header.module.css';
import {
  contactLink,
  dropdownLinks,
  linksAfterDropdown,
  linksBeforeDropdown,
  type MenuLink,
  useCurrent,
} from './menu-links.ts';
import panel from './dropdown.module.css';
import { useCloseOnBreakpoint } from './use-close-on-breakpoint.ts';

export function Menu() {
  const copy = useCopy('common').menu;
  return (
    <nav className={styles.menu} aria-label={copy.label}>
      <ul>
        {linksBeforeDropdown.map((link) => (
          <Entry key={link.route} link={link} />
        ))}
        <ForYou />
        {linksAfterDropdown.map((link) => (
          <Entry key={link.route} link={link} />
        ))}
        <Entry link={contactLink} />
      </ul>
    </nav>
  );
}

function Entry({ link }: { link: MenuLink | typeof contactLink }) {
  const copy = useCopy('common').menu;
  const address = useAddress();
  const current = useCurrent();
  return (
    <li>
      <a className={styles.entry} href={address(link.route)} aria-current={current(link.route)}>
        {copy[link.label]}
      </a>
    </li>
  );
}

const dropdownId = 'for-you';

function ForYou() {
  const copy = useCopy('common').menu;
  const address = useAddress();
  const current = useCurrent();
  // Not prerendered: without scripts it would be wrong once the popover opens.
  const [open, setOpen] = useState<boolean>();
  const within = dropdownLinks.some(({ route }) => current(route));

  // It may have been opened before hydration.
  useEffect(() => setOpen(isOpen()), []);
  useCloseOnBreakpoint(close);

  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) close();
  };

  return (
    // Not a control: it closes the dropdown when the focus leaves it.
    <li onBlur={closeWhenLeft}>
      <button
        type="button"
        className={styles.entry}
        aria-current={within || undefined}
        popoverTarget={dropdownId}
        aria-expanded={open}
        aria-controls={dropdownId}
      >
        <span>{copy.forYou}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </button>
      <div
        id={dropdownId}
        popover="auto"
        className={panel.dropdown}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ul>
          {dropdownLinks.map(({ route, label, note }) => (
            <li key={route}>
              <a href={address(route)} aria-current={current(route)} onClick={close}>
                <span>
                  <span className="h4">{copy[label]}</span>
                  <ScreenReaderSpace />
                  <span className="small">{note && copy[note]}</span>
                </span>
                <IconArrowRight size={18} stroke={1.5} aria-hidden="true" className={panel.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function isOpen(): boolean {
  return document.getElementById(dropdownId)?.matches(':popover-open') ?? false;
}

function close() {
  if (isOpen()) document.getElementById(dropdownId)?.hidePopover();
}
