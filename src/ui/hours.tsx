/** Service hours, with the contact details of each desk. */
import { fill } from '../language/copy.ts';
import { scriptOf } from '../language/languages.ts';
import { useCopy, useLanguage } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { ContactDetails } from './contact-details.tsx';

export function Hours({ className }: { className?: string }) {
  const { bank } = useCopy('common');
  const { whatsappHours } = siteConfig;
  // Chinese has no space between sentences.
  const between = scriptOf(useLanguage()) === 'Hans' ? '' : ' ';
  return (
    <>
      <p className={className}>
        {whatsappHours ? fill(bank.whatsappHours, whatsappHours) : bank.chat}
        {between}
        {bank.desks}
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
