import type { ReportKind, ReportOutcome } from '@plumbline/shared/domain/support/report-kinds';
import { msg } from '../../../lib/msg.ts';

export const outcomeWords: Record<ReportOutcome, string> = {
  kept: msg('Nothing, it is fine'),
  acted: msg('Something was done about it'),
};

export const kindWords: Record<ReportKind, string> = {
  job: msg('Job'),
  project: msg('Project'),
  profile: msg('Profile'),
  message: msg('Messages'),
};
