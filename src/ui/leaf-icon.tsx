import styles from './leaf-icon.module.css';

/**
 * An icon of hairlines, a decoration beside words that say the same; from 48 px up. It is drawn into the page, so that it
 * takes the colours of the ground that it stands on.
 * @param shape the text of its file in `leaf-icons/`, a path and perhaps a dot: `import policies from './leaf-icons/policies.svg?raw'`
 */
export function LeafIcon({ shape, size = 48 }: { shape: string; size?: number }) {
  const [, path] = /<path[^>]* d="([^"]+)"/u.exec(shape)!;
  const [, cx, cy, r] = /<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/u.exec(shape) ?? [];
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      {/* 1.25 px whatever the size, so that the hairlines of all icons are alike. */}
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {r && <circle className={styles.dot} cx={cx} cy={cy} r={r} />}
    </svg>
  );
}
