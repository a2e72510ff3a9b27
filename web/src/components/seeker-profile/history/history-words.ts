import type { WorkerHistoryKind } from '@plumbline/shared/options/jobs/worker-history';
import { msg } from '../../../lib/msg.ts';

/** What each fact in the history of a company with a worker says. */
export const historyWords: Record<WorkerHistoryKind, string> = {
  applied: msg('Worker applied'),
  'application-accepted': msg('Application accepted'),
  'application-declined': msg('Application declined'),
  'application-withdrawn': msg('Worker withdrew'),
  unlocked: msg('Profile unlocked'),
  'job-sent': msg('Job post sent'),
  'briefing-sent': msg('Briefing sent'),
  'briefing-accepted': msg('Worker accepted the briefing'),
  'briefing-declined': msg('Worker declined the briefing'),
  'priority-access': msg('Priority access bought'),
  'interview-proposed': msg('Interview times offered'),
  'interview-agreed': msg('Interview time set'),
  'interview-declined': msg('No interview time worked'),
  'interview-canceled': msg('Interview canceled'),
  'stage-moved': msg('Stage changed'),
  'message-sent': msg('Last message sent'),
  'message-received': msg('Last message received'),
};
