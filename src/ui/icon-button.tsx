import type { ComponentType } from 'react';
import styles from './icon-button.module.css';

interface Props {
  name: string;
  act: () => void;
  /** It keeps its place for the keyboard, but does nothing. */
  off?: boolean;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
}

/** A button of an icon alone: its name is heard, and shown under the pointer. */
export function IconButton({ name, act, off = false, Icon }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={off || undefined}
      title={name}
      onClick={() => !off && act()}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
