/** An underlined text link with an arrow. */
import type { MouseEventHandler, ReactNode } from 'react';
import { IconArrowDown, IconArrowRight, IconArrowUp } from './icons.tsx';
import styles from './text-link.module.css';

interface Props {
  href: string;
  /** `on` for another page, `down` and `up` for a place on this one, `none` for links in a row. */
  arrow?: 'on' | 'down' | 'up' | 'none';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  className?: string;
  children: ReactNode;
}

export function TextLink({ href, arrow = 'on', onClick, className, children }: Props) {
  const classes = [styles.link, styles[arrow], className].filter(Boolean).join(' ');
  return (
    <a href={href} onClick={onClick} className={classes}>
      <span>{children}</span>
      {arrow === 'on' && <IconArrowRight size={18} stroke={1.5} aria-hidden="true" />}
      {arrow === 'down' && <IconArrowDown size={18} stroke={1.5} aria-hidden="true" />}
      {arrow === 'up' && <IconArrowUp size={18} stroke={1.5} aria-hidden="true" />}
    </a>
  );
}
