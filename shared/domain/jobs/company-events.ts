/** What the activity list of a company tells about, from the company's side [EMP-42]. */
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
