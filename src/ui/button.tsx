/** Buttons, and links that look like them. */
import type { ComponentProps, ReactNode } from 'react';
import { IconArrowUpRight } from './icons.tsx';
import { useCopy } from '../navigation/context.tsx';
import styles from './button.module.css';

/** `solid` is the primary button, `line` the secondary. Both are inverted on dark backgrounds. */
export type ButtonVariant = 'solid' | 'line';

/** The classes of a button, for links that none of the components below covers. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return `${styles.button} ${styles[variant]} ${className ?? ''}`;
}

interface LinkProps {
  href: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link within the site that looks like a button; with `download` it saves the file under that name. */
export function ButtonLink({
  href,
  download,
  variant = 'solid',
  className,
  children,
}: LinkProps & { download?: string }) {
  return (
    <a href={href} download={download} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}

/** A link to another site, in a new tab. */
export function ExternalButtonLink({ href, variant = 'solid', className, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass(variant, className)}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      <IconArrowUpRight size={18} stroke={1.5} className={styles.arrow} aria-hidden="true" />
      <NewTab />
    </a>
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}

/** Announces a new tab to screen readers. */
export function NewTab() {
  return <span className="visually-hidden">{` ${useCopy('common').newTab}`}</span>;
}
