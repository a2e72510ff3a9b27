import type { ReportKind, ReportReason } from '@plumbline/shared/domain/support/report-kinds';
import { msg } from '../../lib/msg.ts';

export const reasonWords: Record<ReportReason, string> = {
  scam: msg('Scam or fraud'),
  wrong: msg('Wrong information'),
  discrimination: msg('Discrimination'),
  spam: msg('Spam or advertising'),
  contact: msg('Contact details in the text'),
  other: msg('Something else'),
};

/** The texts of the button and the dialog for each kind of subject. */
export const reportTitles: Record<ReportKind, string> = {
  job: msg('Report this job'),
  project: msg('Report this project'),
  profile: msg('Report this profile'),
  message: msg('Report these messages'),
};
