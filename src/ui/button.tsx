/** Buttons, and links that look like them. */
import type { ComponentProps, ReactNode } from 'react';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useCopy } from '../language/context.tsx';
import styles from './button.module.css';

/** `solid` leads, one on a screen; `line` stands beside it. Both turn over on dark grounds. */
export type ButtonLook = 'solid' | 'line';

/** The classes of a link that is to look like a button, where it is none of those below. */
export function lookOf(kind: ButtonLook, className?: string): string {
  return `${styles.button} ${styles[kind]} ${className ?? ''}`;
}

interface LinkProps {
  href: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** A link within the site, in the form of a button; with `download` it saves the file under that name. */
export function ButtonLink({
  href,
  download,
  look: kind = 'solid',
  className,
  children,
}: LinkProps & { download?: string }) {
  return (
    <a href={href} download={download} className={lookOf(kind, className)}>
      {children}
    </a>
  );
}

/** A link that leaves the site, in a new tab; it says so to everyone. */
export function ExternalButtonLink({ href, look: kind = 'solid', className, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={lookOf(kind, className)}>
      {children}
      <IconArrowUpRight size={18} stroke={1.5} className={styles.arrow} aria-hidden="true" />
      <NewTab />
    </a>
  );
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook };

export function Button({ look: kind = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={lookOf(kind, className)} />;
}

/** What a link to another site says to assistive technology. */
export function NewTab() {
  return <span className="visually-hidden"> {useCopy('common').newTab}</span>;
}
