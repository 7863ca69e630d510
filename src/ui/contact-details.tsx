import type { ContactDetails as Details } from '../site-config.ts';
import styles from './contact-details.module.css';

/** The number and the e-mail of a part of the bank, each a link; nothing of what is not given. */
export function ContactDetails({ phone, email }: Partial<Details>) {
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
