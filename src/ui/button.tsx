/** Buttons, and links that look like them. */
import type { ComponentProps, ReactNode } from 'react';
import { IconArrowUpRight } from './icons.tsx';
import { useCopy } from '../navigation/context.tsx';
import styles from './button.module.css';

/** `solid` leads, one on a screen; `line` stands beside it. Both turn over on dark backgrounds. */
export type ButtonVariant = 'solid' | 'line';

/** The classes of a link that is to look like a button, where it is none of those below. */
export function buttonClass(kind: ButtonVariant, className?: string): string {
  return `${styles.button} ${styles[kind]} ${className ?? ''}`;
}

interface LinkProps {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link within the site, in the form of a button; with `download` it saves the file under that name. */
export function ButtonLink({
  href,
  download,
  variant: kind = 'solid',
  className,
  children,
}: LinkProps & { download?: string }) {
  return (
    <a href={href} download={download} className={buttonClass(kind, className)}>
      {children}
    </a>
  );
}

/** A link that leaves the site, in a new tab; it says so to everyone. */
export function ExternalButtonLink({ href, variant: kind = 'solid', className, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass(kind, className)}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <IconArrowUpRight size={18} stroke={1.5} className={styles.arrow} aria-hidden="true" />
      <NewTab />
    </a>
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant: kind = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(kind, className)} />;
}

/** What a link to another site says to assistive technology. */
export function NewTab() {
  return <span className="visually-hidden">{` ${useCopy('common').newTab}`}</span>;
}
