import { notificationKinds } from '../notification-kinds.ts';

/** The kinds of e-mails: those of notifications, and those about an account. The words are stored. */
export const mailKinds = [
  ...notificationKinds,
  'savedSearch',
  'setUp',
  'passwordReset',
  'invitation',
  'emailChange',
  'emailChanged',
  'termsChanged',
  'dataExport',
  'supportRequest',
  'staffAction',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * The outcomes of an e-mail: it was handed over for sending, stopped because its address is marked, or held back by a
 * limit. The words are stored.
 */
export const mailOutcomes = ['sent', 'stopped', 'held back'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
