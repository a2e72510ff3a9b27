import { endReminder, type ReminderItem, type ReminderKind } from '../../../table/notifications/reminder.ts';
import { type Message, notifyReaders, readersOf } from '../delivery/notify-users.ts';
import { remindOfDocument } from './ending-documents.ts';
import { remindOfEndingInterest, remindOfInterestEnd } from './ending-interest.ts';
import { remindOfReach } from './reached-people.ts';
import { remindOfApplication, remindOfBriefing } from './waiting-entries.ts';
import { remindOfMessages } from './waiting-messages.ts';

/** Returns the message to the users of the profile; undefined when the reminder no longer applies. */
export type ReminderMessage = (reminder: ReminderItem) => Promise<Omit<Message, 'event'> | undefined>;

const messages: Readonly<Record<ReminderKind, ReminderMessage>> = {
  applicationWaits: remindOfApplication,
  briefingWaits: remindOfBriefing,
  reachQuestion: remindOfReach,
  messagesWait: remindOfMessages,
  documentExpiresIn60: remindOfDocument,
  documentExpiresIn14: remindOfDocument,
  interestEnding: remindOfEndingInterest,
  interestEnds: remindOfInterestEnd,
};

/** Sends a due reminder to the users of its profile if it still applies, and deletes it. */
export const sendReminder = async (reminder: ReminderItem): Promise<void> => {
  const { profile, kind, subject, other, dueAt } = reminder;
  const message = await messages[kind](reminder);
  if (message) {
    const event = ['reminder', kind, subject, other, dueAt].join('.');
    await notifyReaders(await readersOf(profile), { ...message, event });
  }
  await endReminder(reminder);
};
