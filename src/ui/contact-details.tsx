import type { ContactDetails as Details } from '../site-config.ts';
import styles from './contact-details.module.css';

interface Props extends Partial<Details> {
  /** What is said where neither is given (decision 0021). */
  otherwise?: string;
}

/** The number and the e-mail of a part of the bank, each a link; nothing of what is not given. */
export function ContactDetails({ phone, email, otherwise }: Props) {
  if (!phone && !email) return otherwise ? <span className="small phrases">{otherwise}</span> : null;
  return (
    <span className={styles.details}>
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
