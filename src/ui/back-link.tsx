import type { ReactNode } from 'react';
import { IconArrowLeft } from './icons.tsx';
import { useAddress } from '../navigation/context.tsx';
import type { PageId } from '../routes.ts';
import styles from './back-link.module.css';

/** A link back to the parent page. */
export function BackLink({ to, children }: { to: PageId; children: ReactNode }) {
  const address = useAddress();
  return (
    <a href={address(to)} className={styles.back}>
      <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </a>
  );
}
