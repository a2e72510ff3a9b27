/** The subjects of a report; stored, so they never change. The id of a 'message' is the profile that wrote it. */
export const reportKinds = ['job', 'project', 'profile', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why; 'other' says it in words. */
export const reportReasons = ['scam', 'wrong', 'discrimination', 'spam', 'contact', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the product itself notices and puts before staff; nothing becomes of it by itself. */
export const signalReasons = ['contact-in-text', 'copied-job', 'many-accounts', 'declined-cards'] as const;
export type SignalReason = (typeof signalReasons)[number];

/** 'closed' sorts before 'open', so that a list read backwards begins with what is open. */
export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** How staff closed it: the subject stays as it is, or something was done about it. */
export const reportOutcomes = ['kept', 'acted'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const REPORT_DETAILS_MAX_LENGTH = 1000;
export const REPORT_NOTE_MAX_LENGTH = 1000;
