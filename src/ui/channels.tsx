import { IconBrandWhatsapp } from './icons.tsx';
import { siteConfig, whatsAppLink } from '../site-config.ts';
import { useCopy } from '../navigation/context.tsx';
import { buttonClass, NewTab } from './button.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Hours } from './hours.tsx';
import styles from './channels.module.css';

/** The other contact channels, with their hours and details; without a heading. */
export function Channels({ className }: { className?: string }) {
  const copy = useCopy('contact').contact;
  const { bank } = useCopy('common');
  const { dataProtectionOfficer: officer, anonymousChannel } = siteConfig;
  return (
    <div className={`stack small ${styles.channels} ${className ?? ''}`}>
      <Hours />
      <a href={whatsAppLink()} target="_blank" rel="noopener" className={buttonClass('line')}>
        <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
        <span>{copy.whatsapp}</span>
        <NewTab />
      </a>
      <p className="small figures">
        <bdi>{siteConfig.whatsapp}</bdi>
      </p>
      {officer.name && (
        <p className="small">
          <span>{bank.dataProtectionOfficer}</span>
          <br />
          <bdi>{officer.name}</bdi> <ContactDetails email={officer.email} />
        </p>
      )}
      {anonymousChannel && (
        <a href={anonymousChannel} target="_blank" rel="noopener" className={styles.report}>
          <span>{bank.anonymousChannel}</span>
          <NewTab />
        </a>
      )}
    </div>
  );
}
