import { siteConfig } from '../site-config.ts';

/** When the bank's channels are open: whole hours in Brasília. */
export interface Hours {
  from: number;
  to: number;
  /** Also on days that are no working days in Brazil. */
  everyDay: boolean;
}

export type Channel = 'chat' | 'helpDesk' | 'ombudsman';

/** The hours of the specification: chat around the clock, telephone 8–19, ombudsman 9–18 on weekdays. */
export const specifiedHours: Record<Channel, Hours> = {
  chat: { from: 0, to: 24, everyDay: true },
  helpDesk: { from: 8, to: 19, everyDay: false },
  ombudsman: { from: 9, to: 18, everyDay: false },
};

/** The hours of a channel: the specification's, but for a chat that the bank has given hours of its own. */
export function hoursOf(channel: Channel): Hours {
  const { whatsappHours } = siteConfig;
  if (channel === 'chat' && whatsappHours) return { ...whatsappHours, everyDay: false };
  return specifiedHours[channel];
}
