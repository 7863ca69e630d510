/** When the bank answers (specification, section 9), and the numbers and addresses that are given. */
import { fill } from '../language/copy.ts';
import { useCopy } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { ContactDetails } from './contact-details.tsx';

export function Hours({ className }: { className?: string }) {
  const { bank } = useCopy('common');
  const { whatsappHours } = siteConfig;
  return (
    <>
      <p className={className}>
        {whatsappHours ? `WhatsApp: ${fill(bank.whatsappHours, whatsappHours)}.` : bank.chat} {bank.desks}
      </p>
      {(['helpDesk', 'ombudsman'] as const)
        .filter((channel) => siteConfig[channel].phone || siteConfig[channel].email)
        .map((channel) => (
          <p key={channel} className="small">
            {bank[channel]} <ContactDetails {...siteConfig[channel]} />
          </p>
        ))}
    </>
  );
}
