import { mailPace, mailsAtOnce } from '../services/due/mail-pace.ts';
import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendReminder } from '../services/notifications/reminders/send-reminder.ts';
import { dueReminders } from '../table/notifications/reminder.ts';

/** Sends the reminders that are due, except for those that no longer apply. */
export const handler = unlessReadOnly((_event?: unknown, run?: Run) =>
  serveDue(
    {
      list: dueReminders,
      nameOf: ({ profile, kind, subject, other }) => [kind, profile, subject, other].join(' '),
      serve: ([reminder]) => sendReminder(reminder),
      failure: 'A reminder could not be sent',
      atOnce: mailsAtOnce(),
      pace: mailPace(),
    },
    run,
  ),
);
