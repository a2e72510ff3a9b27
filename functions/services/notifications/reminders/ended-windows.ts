import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { isInPriorityWindow, priorityWindowEnd } from '@plumbline/shared/domain/access/priority-window';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { Language } from '@plumbline/shared/options/languages';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { NAME } from '../../../table/notifications/notification.ts';
import {
  deleteReminder,
  putReminder,
  type ReminderItem,
  type ReminderKey,
  readReminder,
} from '../../../table/notifications/reminder.ts';
import { windowEndedMail } from '../../emails/reach-email.ts';
import { checkParties, type Parties, readParties } from '../../visibility/party-gate.ts';

const keyOf = (company: string, seeker: string): ReminderKey => ({
  profile: company,
  kind: 'windowEnds',
  subject: seeker,
  other: seeker,
});

/** Returns whether a company is told when the priority window of a worker ends. One request. */
export const isToldWhenWindowEnds = async (company: string, seeker: string): Promise<boolean> =>
  (await readReminder(keyOf(company, seeker))) !== undefined;

/**
 * Returns when the window of another company ends; undefined when none runs. Throws `profile_not_found` for a worker
 * whom the company may not see.
 */
const endOfTakenWindow = async (parties: Parties): Promise<string | undefined> => {
  const { refusal } = await checkParties('buy priority access', parties);
  if (!parties.profile || (refusal && refusal !== 'priority_access_taken')) throw new ApiError('profile_not_found');
  const { lastPriorityAccess } = parties.profile;
  return refusal && isInPriorityWindow(lastPriorityAccess, now()) ? priorityWindowEnd(lastPriorityAccess) : undefined;
};

/**
 * Sets or deletes the reminder of a company for the end of another company's window, and returns the end when it is
 * set. Throws `profile_not_found`, and `window_not_taken` when there is nothing to wait for.
 */
export const moveWindowReminder = async (
  company: string,
  seeker: string,
  wanted: boolean,
): Promise<{ reminded: boolean; until?: string }> => {
  const key = keyOf(company, seeker);
  if (!wanted) {
    await deleteReminder(key);
    return { reminded: false };
  }
  const until = await endOfTakenWindow(await readParties(company, seeker));
  if (!until) throw new ApiError('window_not_taken');
  await putReminder({ ...key, dueAt: until });
  return { reminded: true, until };
};

/**
 * Returns the message that the window of another company has ended. When a company bought the next window meanwhile,
 * the reminder waits for the end of that one. It ends without a message for a worker whom the company may no longer
 * see.
 */
export const remindOfWindowEnd = async ({ profile, subject, other, kind, dueAt }: ReminderItem) => {
  const parties = await readParties(profile, subject);
  const { refusal } = await checkParties('buy priority access', parties);
  const until =
    refusal === 'priority_access_taken' ? priorityWindowEnd(parties.profile?.lastPriorityAccess) : undefined;
  if (until && until > dueAt) await putReminder({ profile, subject, other, kind, dueAt: until });
  if (refusal || !parties.profile) return undefined;
  const worker = parties.profile;
  const name = parties.isConnected ? fullName(worker) : anonymousName(subject);
  return {
    kind: 'windowEnded' as const,
    from: subject,
    subject,
    email: (language: Language) => windowEndedMail({ seeker: subject, name }, language),
    ...(parties.isConnected && {
      nameless: (language: Language) => windowEndedMail({ seeker: subject, name: NAME }, language),
    }),
  };
};
