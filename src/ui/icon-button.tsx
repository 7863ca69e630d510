import type { ComponentType } from 'react';
import styles from './icon-button.module.css';

interface Props {
  name: string;
  act: () => void;
  /** It stays focusable. */
  off?: boolean;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
}

/** A button with an icon, and its name as accessible name and tooltip. */
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
