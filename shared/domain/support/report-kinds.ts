/**
 * The kinds of reported subjects. The words are stored, so they can't be renamed. A report of a 'message' has the id of
 * the profile that wrote it.
 */
export const reportKinds = ['job', 'project', 'profile', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The reasons of a report. 'other' requires a text. */
export const reportReasons = ['scam', 'wrong', 'discrimination', 'spam', 'contact', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * The reasons of a signal, which is a report that the product makes itself. A signal has no effect until staff acts on
 * it.
 */
export const signalReasons = [
  'contact-in-text',
  'copied-job',
  'many-accounts',
  'declined-cards',
  'many-matches',
  'blocked-words',
  'failed-refund',
] as const;
export type SignalReason = (typeof signalReasons)[number];

/** 'closed' sorts before 'open', so that a list in reverse order starts with open reports. */
export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** The outcomes of a report: staff left the subject as it is, or took action. */
export const reportOutcomes = ['kept', 'acted'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const REPORT_DETAILS_MAX_LENGTH = 1000;
export const REPORT_NOTE_MAX_LENGTH = 1000;
