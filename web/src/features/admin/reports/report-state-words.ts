import type {
  ReportKind,
  ReportOutcome,
  ReportReason,
  SignalReason,
} from '@plumbline/shared/domain/support/report-kinds';
import { reasonWords } from '../../../components/report/report-words.ts';
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

/** The reasons that users choose from, and those that the product detects. */
export const reasonWordsOf: Record<ReportReason | SignalReason, string> = {
  ...reasonWords,
  'contact-in-text': msg('Contact details in the text'),
  'copied-job': msg('Text of another company'),
  'many-accounts': msg('Many accounts from one address'),
  'declined-cards': msg('Many declined cards'),
  'failed-refund': msg('A refund did not arrive'),
  'many-matches': msg('More matches than can be added'),
  'blocked-words': msg('Blocked words in a text'),
};
