import type { ServiceDesk } from '../site-config.ts';
import styles from './contact-details.module.css';

/** The phone number and email of a desk as links, if configured. */
export function ContactDetails({ phone, email }: Partial<ServiceDesk>) {
  if (!phone && !email) return null;
  return (
    <span className={`cluster small ${styles.details}`}>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
    </span>
  );
}
