/** What can have happened between a company and a worker. */
export const workerHistoryKinds = [
  'applied',
  'application-accepted',
  'application-declined',
  'application-withdrawn',
  'unlocked',
  'job-sent',
  'briefing-sent',
  'briefing-accepted',
  'briefing-declined',
  'priority-access',
  'interview-proposed',
  'interview-agreed',
  'interview-declined',
  'interview-canceled',
  'stage-moved',
  'message-sent',
  'message-received',
] as const;
export type WorkerHistoryKind = (typeof workerHistoryKinds)[number];

/** The most facts in the history of a company with a worker. */
export const MOST_HISTORY = 50;
