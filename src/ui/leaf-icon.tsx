import styles from './leaf-icon.module.css';
import { type LeafShape, pathOf } from './leaf-shapes/leaf.ts';

/** An icon by the leaf rule; a decoration beside words that say the same. From 48 px up. */
export function LeafIcon({ shape, size = 48 }: { shape: LeafShape; size?: number }) {
  const { dot } = shape;
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
        d={pathOf(shape)}
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r={dot.r} />}
    </svg>
  );
}
