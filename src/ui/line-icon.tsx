import styles from './line-icon.module.css';

/**
 * A decorative icon of hairlines, from 48 px, inlined so that it takes the colours of its background.
 * @param shape the text of a file in `line-icons/`: `import policies from './line-icons/policies.svg?raw'`
 */
export function LineIcon({ shape, size = 48 }: { shape: string; size?: number }) {
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
      {/* 1.25 px at every size. */}
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
