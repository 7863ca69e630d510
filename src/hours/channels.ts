/** When the bank's channels are open: whole hours in Brasília. */
export interface Hours {
  from: number;
  to: number;
  /** Also on days that are no working days in Brazil. */
  everyDay: boolean;
}

export type Channel = 'chat' | 'helpDesk' | 'ombudsman';

/** The hours of the specification: chat around the clock, telephone 8–19, ombudsman 9–18 on weekdays. */
export const channels: Record<Channel, Hours> = {
  chat: { from: 0, to: 24, everyDay: true },
  helpDesk: { from: 8, to: 19, everyDay: false },
  ombudsman: { from: 9, to: 18, everyDay: false },
};
