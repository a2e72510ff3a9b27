import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { msg } from '../../../lib/msg.ts';

/** The name of each kind of e-mail, and when it is sent [TBX-04]. */
export const settingTexts: Record<NotificationKind, { label: string; help: string }> = {
  newApplicant: { label: msg('New applicant'), help: msg('Somebody applies to one of your jobs.') },
  applicationAnswered: {
    label: msg('Application answered'),
    help: msg('A company accepts or declines your application.'),
  },
  briefingReceived: { label: msg('Job briefing received'), help: msg('A company asks if you want a job.') },
  briefingAnswered: {
    label: msg('Job briefing answered'),
    help: msg('A worker accepts or declines your job briefing.'),
  },
  jobReceived: { label: msg('Job received'), help: msg('A company sends you one of its jobs.') },
  newMatch: { label: msg('New match'), help: msg('Trade, position and distance fit.') },
  projectConnection: {
    label: msg('Project connection'),
    help: msg('A company wants to work on your project, or answers you.'),
  },
  connectionAccepted: { label: msg('Connection accepted'), help: msg("You see each other's phone and email.") },
  documentExpires: {
    label: msg('License expires'),
    help: msg('60 and 14 days before a license or card expires.'),
  },
  reachQuestion: {
    label: msg('Did you reach them?'),
    help: msg('3 days after you unlock a profile, while a refund can still be asked for.'),
  },
  windowEnded: {
    label: msg('Priority access ended'),
    help: msg('Once, when you asked to be told about a worker.'),
  },
  jobUnpaid: {
    label: msg('Job not published'),
    help: msg("Once, 2 days after you write a job that isn't published."),
  },
  interview: { label: msg('Interviews'), help: msg('Times to pick, changes, and reminders before an interview.') },
  messageReceived: { label: msg('Messages'), help: msg('A message sits unread for 10 minutes.') },
  receipts: { label: msg('Receipts'), help: msg('For every payment and every application. They are always sent.') },
};
