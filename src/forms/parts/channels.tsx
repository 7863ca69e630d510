import { IconBrandWhatsapp } from '@tabler/icons-react';
import { lacksContact, siteConfig, whatsAppLink } from '../../site-config.ts';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { buttonClass, NewTab } from '../../ui/button.tsx';
import { ContactDetails } from '../../ui/contact-details.tsx';
import styles from './channels.module.css';

/** The id of their heading, where they have one. */
export const channelsId = 'channels';

interface Props {
  className?: string;
  /** On a page of its own it has a heading. */
  wide?: boolean;
}

/** The other ways to reach the bank, with their hours (specification, section 9), and what is given of each. */
export function Channels({ className, wide = false }: Props) {
  const copy = useCopy('contact').contact;
  const { bank } = useCopy('common');
  const { helpDesk, ombudsman, dataProtectionOfficer: officer, whatsappHours, anonymousChannel } = siteConfig;
  return (
    <div className={className}>
      {wide && (
        <h2 id={channelsId} className={`h4 ${styles.heading}`}>
          {copy.channels}
        </h2>
      )}
      <ul aria-label={copy.channels}>
        {/* The one that the specification has open at all hours is first, and the only one to press. */}
        <li className={styles.channel}>
          <a
            href={whatsAppLink()}
            target="_blank"
            rel="noopener"
            className={buttonClass('line', styles.whatsapp)}
          >
            <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
            {copy.whatsapp}
            <NewTab />
          </a>
          {whatsappHours && (
            <span className={`small ${styles.whatsappHours}`}>{fill(bank.whatsappHours, whatsappHours)}</span>
          )}
          {wide && (
            <span className="small figures">
              <bdi>{siteConfig.whatsapp}</bdi>
            </span>
          )}
        </li>
        {[
          { ...copy.desk, details: helpDesk },
          { ...copy.ombudsman, details: ombudsman },
        ].map(({ title, hours, text, details }) => (
          <li key={title} className={styles.channel}>
            <span className={styles.title}>{title}</span>
            <span className={`display figures ${styles.hours}`}>
              <bdi>{hours}</bdi>
            </span>
            <span className="small phrases">{text}</span>
            <ContactDetails {...details} />
          </li>
        ))}
        {officer.name && (
          <li className={styles.channel}>
            <span className={styles.title}>{bank.dataProtectionOfficer}</span>
            <span className="small">
              <bdi>{officer.name}</bdi>
            </span>
            <ContactDetails email={officer.email} />
          </li>
        )}
        {anonymousChannel && (
          <li className={styles.channel}>
            <a href={anonymousChannel} target="_blank" rel="noopener" className={styles.report}>
              {bank.anonymousChannel}
              <NewTab />
            </a>
          </li>
        )}
      </ul>
      {lacksContact() && <p className={`small phrases ${styles.ask}`}>{copy.ask}</p>}
    </div>
  );
}
