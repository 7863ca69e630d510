/** The other contact channels, a row each: name, hours, number or address. */
import { fill } from '../language/copy.ts';
import { useCopy } from '../navigation/context.tsx';
import { siteConfig, type ServiceDesk, whatsAppLink } from '../site-config.ts';
import { NewTab } from './button.tsx';
import styles from './channels.module.css';
import { DescriptionList } from './description-list.tsx';

interface Props {
  /** Only the channels for clients, without those that the law asks for. */
  clients?: boolean;
  className?: string | undefined;
}

export function Channels({ clients = false, className = '' }: Props) {
  const { bank } = useCopy('common');
  const { whatsapp, whatsappHours, helpDesk, ombudsman, dataProtectionOfficer, anonymousChannel } =
    siteConfig;
  const rows = {
    whatsapp: {
      title: 'WhatsApp',
      text: (
        <>
          <p>{whatsappHours ? fill(bank.whatsappHours, whatsappHours) : bank.chat}</p>
          <a href={whatsAppLink()} target="_blank" rel="noopener">
            <bdi className="figures">{whatsapp}</bdi>
            <NewTab />
          </a>
        </>
      ),
    },
    ...(isReachable(helpDesk) && {
      helpDesk: { title: bank.helpDesk.title, text: <Desk hours={bank.helpDesk.text} {...helpDesk} /> },
    }),
    ...(isReachable(ombudsman) && {
      ombudsman: { title: bank.ombudsman.title, text: <Desk hours={bank.ombudsman.text} {...ombudsman} /> },
    }),
    ...(!clients &&
      dataProtectionOfficer.name && {
        officer: {
          title: bank.dataProtectionOfficer,
          text: <Desk hours={dataProtectionOfficer.name} email={dataProtectionOfficer.email} />,
        },
      }),
    ...(!clients &&
      anonymousChannel && {
        report: {
          title: bank.anonymousChannel,
          text: (
            <a href={anonymousChannel} target="_blank" rel="noopener">
              <bdi>{new URL(anonymousChannel).host}</bdi>
              <NewTab />
            </a>
          ),
        },
      }),
  };
  return <DescriptionList items={rows} className={`${styles.channels} ${className}`} />;
}

const isReachable = ({ phone, email }: ServiceDesk) => Boolean(phone || email);

/** Hours, or who is there, with the phone number and the email if they are configured. */
function Desk({ hours, phone, email }: Partial<ServiceDesk> & { hours: string }) {
  return (
    <>
      <p className="phrases">
        <bdi>{hours}</bdi>
      </p>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>
          <bdi className="figures">{phone}</bdi>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
      )}
    </>
  );
}
