/** For tests: a configuration with every fact given. */
import type { SiteConfig } from './site-config.ts';

export const everyFact = {
  usRegistration: '12-3456789',
  usAddress: '100 Example Street, Wilmington',
  brazilRegistration: '12.345.678/0001-90',
  brazilAddress: 'Avenida Exemplo, 1000, São Paulo',
  helpDesk: { phone: '+55 11 5550-0101', email: 'help@ether.example' },
  ombudsman: { phone: '+55 11 5550-0102', email: 'ombudsman@ether.example' },
  dataProtectionOfficer: { name: 'Ana Exemplo', email: 'officer@ether.example' },
  authorisation: { text: 'Autoridade Exemplo, 123/2026', url: 'https://authority.example/123' },
  anonymousChannel: 'https://report.ether.example/',
  feesUrl: 'https://www.ether.example/fees',
  // Different from the hours of help desk and ombudsman.
  whatsappHours: { from: 10, to: 17 },
} satisfies Partial<SiteConfig>;
