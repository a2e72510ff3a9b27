import {
  endReminder,
  moveReminder,
  type ReminderItem,
  type ReminderKind,
} from '../../../table/notifications/reminder.ts';
import { endSuspension } from '../../accounts/end-suspension.ts';
import { mailNotice } from '../delivery/mail-notice.ts';
import { type Message, notifyReaders, readersOf } from '../delivery/notify-users.ts';
import { remindOfInterview } from './coming-interviews.ts';
import { remindOfWindowEnd } from './ended-windows.ts';
import { remindOfDocument } from './ending-documents.ts';
import { remindOfEndingInterest, remindOfInterestEnd } from './ending-interest.ts';
import { remindOfDraft, remindOfPostedJob } from './own-jobs.ts';
import { remindOfReach } from './reached-people.ts';
import { remindOfApplications } from './received-applications.ts';
import { remindOfInvitations } from './received-invitations.ts';
import { remindOfApplication, remindOfBriefing } from './waiting-entries.ts';
import { remindOfMessages } from './waiting-messages.ts';

/** A message, and the reminder that replaces the one that was due; without it, the reminder ends. */
type Reminded = Omit<Message, 'event' | 'actor'> & { next?: ReminderItem };

/** The reminder that replaces one that was due too early, so that there is no message yet. */
type Postponed = { next: ReminderItem };

/**
 * Returns the message to the users of the profile; undefined when the reminder no longer applies, or when it has been
 * carried out.
 */
export type ReminderMessage = (reminder: ReminderItem) => Promise<Reminded | Postponed | undefined>;

const messages: Readonly<Record<ReminderKind, ReminderMessage>> = {
  applicationWaits: remindOfApplication,
  briefingWaits: remindOfBriefing,
  reachQuestion: remindOfReach,
  windowEnds: remindOfWindowEnd,
  messagesWait: remindOfMessages,
  documentExpiresIn60: remindOfDocument,
  documentExpiresIn14: remindOfDocument,
  interestEnding: remindOfEndingInterest,
  interestEnds: remindOfInterestEnd,
  invitationsReceived: remindOfInvitations,
  applicationsReceived: remindOfApplications,
  jobUnpaid: remindOfDraft,
  jobPosted: remindOfPostedJob,
  interviewTomorrow: remindOfInterview,
  interviewSoon: remindOfInterview,
  suspensionEnds: endSuspension,
};

/** Sends a due reminder to the users of its profile if it still applies, and deletes it. */
export const sendReminder = async (reminder: ReminderItem): Promise<void> => {
  const { profile, kind, subject, other, dueAt } = reminder;
  const reminded = await messages[kind](reminder);
  if (!reminded) return endReminder(reminder);
  if (!('kind' in reminded)) return moveReminder(reminder, reminded.next);
  const { next, ...message } = reminded;
  const event = ['reminder', kind, subject, other, dueAt].join('.');
  await notifyReaders(await readersOf(profile), { ...message, event, actor: undefined }, mailNotice);
  await (next ? moveReminder(reminder, next) : endReminder(reminder));
};
