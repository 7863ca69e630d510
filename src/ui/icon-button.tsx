import type { ComponentType } from 'react';
import styles from './icon-button.module.css';

interface Props {
  name: string;
  onClick: () => void;
  /** Sets `aria-disabled`: the button stays focusable. */
  disabled?: boolean;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
}

/** A button with an icon, and its name as accessible name and tooltip. */
export function IconButton({ name, onClick, disabled = false, Icon }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={disabled || undefined}
      title={name}
      onClick={() => !disabled && onClick()}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
