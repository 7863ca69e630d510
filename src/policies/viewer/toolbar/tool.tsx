import type { ReactNode, RefObject } from 'react';
import styles from './toolbar.module.css';

interface ToolProps {
  ref?: RefObject<HTMLButtonElement | null>;
  name: string;
  act: () => void;
  /** It keeps its place for the keyboard, but does nothing. */
  off?: boolean;
  /** For a tool that is a choice: whether it is chosen. */
  on?: boolean;
  children: ReactNode;
}

/** A button of the toolbar. */
export function Tool({ ref, name, act, off = false, on, children }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      aria-disabled={off || undefined}
      aria-pressed={on}
      title={name}
      onClick={() => !off && act()}
    >
      {children}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
