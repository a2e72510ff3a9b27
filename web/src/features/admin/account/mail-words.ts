import type { MailKind, MailOutcome } from '@plumbline/shared/options/staff/mail-kinds';
import { msg } from '../../../lib/msg.ts';

/** What each kind of e-mail is about, as staff read it. */
export const mailKindWords: Record<MailKind, string> = {
  newApplicant: msg('New applicant'),
  applicationAnswered: msg('Application answered'),
  briefingReceived: msg('Job briefing received'),
  briefingAnswered: msg('Job briefing answered'),
  jobReceived: msg('Job received'),
  newMatch: msg('New match'),
  projectConnection: msg('Project connection'),
  connectionAccepted: msg('Connection accepted'),
  documentExpires: msg('License expires'),
  windowEnded: msg('Priority access ended'),
  reachQuestion: msg('Did you reach them?'),
  jobUnpaid: msg('Job not published'),
  interview: msg('Interview'),
  messageReceived: msg('Message received'),
  receipts: msg('Receipt or confirmation'),
  savedSearch: msg('Saved search'),
  setUp: msg('Set-up link'),
  passwordReset: msg('Link for a new password'),
  invitation: msg('Invitation with a link'),
  emailChange: msg('Email change link'),
  emailChanged: msg('Email changed'),
  termsChanged: msg('Terms changed'),
  dataExport: msg('Data copy'),
  supportRequest: msg('Support reply or receipt'),
  staffAction: msg('Staff decision'),
};

export const mailOutcomeWords: Record<MailOutcome, string> = {
  sent: msg('Sent'),
  stopped: msg("Not sent: emails don't arrive"),
  'held back': msg('Not sent: too many emails'),
};
