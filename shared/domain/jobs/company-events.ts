/** The events of a company's activity list, from the company's point of view [EMP-42]. */
export const companyEventKinds = [
  'applied',
  'application-accepted',
  'application-withdrawn',
  'briefing-sent',
  'briefing-accepted',
  'briefing-declined',
  'unlocked',
  'connection-requested',
  'connected',
  'joined',
] as const;
export type CompanyEventKind = (typeof companyEventKinds)[number];
