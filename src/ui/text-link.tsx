/** A text link with the rule beneath it, and an arrow that shows where it leads. */
import type { MouseEventHandler, ReactNode } from 'react';
import { IconArrowDown, IconArrowRight } from './icons.tsx';
import styles from './text-link.module.css';

interface Props {
  href: string;
  /** `on` leads to a page, `down` to a place further down; `none` where several links stand in a row. */
  arrow?: 'on' | 'down' | 'none';
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
    </a>
  );
}
