import type { OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { timeAfter } from '../../../platform/clock.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { awaitsDecisions, jobRequest } from '../../../table/jobs/job.ts';
import type { ReminderItem } from '../../../table/notifications/reminder.ts';
import { waits } from '../../access/waiting-reminders.ts';
import { applicationWaitsMail, briefingWaitsMail } from '../../emails/access-emails.ts';
import type { EmailTemplate } from '../../emails/access-event.ts';
import { readAccessEvent, withoutNames } from '../read-access-event.ts';

/**
 * Returns the request for which the reminder was set, if it is still pending and its job is neither ended nor hidden.
 */
const readWaiting = async ({ profile, subject, other, dueAt }: ReminderItem, type: keyof typeof waits) => {
  const found = await batchGet({
    entries: [accessEntryRequest({ owner: profile, type, subject, other })],
    jobs: [jobRequest(subject)],
  });
  const [entry, job] = [found.entries[0], found.jobs[0]];
  const since = timeAfter(dueAt, -waits[type].afterMs);
  return job && awaitsDecisions(job) && entry?.state === 'requested' && entry.date === since ? entry : undefined;
};

const messageAbout = async (
  reminder: ReminderItem,
  type: keyof typeof waits,
  kind: OptionalKind,
  email: EmailTemplate,
) => {
  const entry = await readWaiting(reminder, type);
  const event = entry && (await readAccessEvent(entry));
  if (!event) return undefined;
  return {
    kind,
    from: reminder.other,
    subject: reminder.subject,
    email: (language: Parameters<EmailTemplate>[1]) => email(event, language),
    nameless: (language: Parameters<EmailTemplate>[1]) => email(withoutNames(event), language),
  };
};

/** Returns the message to a company about an application that has been pending for seven days. */
export const remindOfApplication = (reminder: ReminderItem) =>
  messageAbout(reminder, 'job-application', 'newApplicant', applicationWaitsMail);

/** Returns the message to a seeker about a briefing that has been pending for three days. */
export const remindOfBriefing = (reminder: ReminderItem) =>
  messageAbout(reminder, 'job', 'briefingReceived', briefingWaitsMail);
