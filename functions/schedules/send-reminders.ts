import { logger } from '../platform/logger.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendDue } from '../services/notifications/delivery/send-due.ts';
import { sendReminder } from '../services/notifications/reminders/send-reminder.ts';
import { listDueReminders, reminderShards } from '../table/notifications/reminder.ts';

/** Sends the reminders that are due, except for those that no longer apply. */
export const handler = unlessReadOnly(async (): Promise<{ sent: number; failed: number }> => {
  const done = await sendDue({
    shards: reminderShards,
    list: listDueReminders,
    nameOf: ({ profile, kind, subject, other }) => [kind, profile, subject, other].join(' '),
    send: sendReminder,
    failure: 'A reminder could not be sent',
  });
  logger.info('Sent reminders', done);
  return done;
});
