import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { isInPriorityWindow, priorityWindowEnd } from '@plumbline/shared/domain/access/priority-window';
import type { Language } from '@plumbline/shared/options/languages';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import {
  deleteReminder,
  putReminder,
  type ReminderItem,
  type ReminderKey,
  readReminder,
} from '../../../table/notifications/reminder.ts';
import { windowEndedMail } from '../../emails/reach-email.ts';
import { checkParties, mayMeet, type Parties, readParties } from '../../visibility/party-gate.ts';

/** How long a reminder waits at most until it looks again: a refund ends a window early, without a trace here. */
const LOOK_AGAIN_MS = 6 * HOUR_MS;

const keyOf = (company: string, seeker: string): ReminderKey => ({
  profile: company,
  kind: 'windowEnds',
  subject: seeker,
  other: seeker,
});

/** Returns when to look whether a window that ends at `until` (ISO) has ended. */
const nextLook = (until: string): string => {
  const soon = new Date(now().getTime() + LOOK_AGAIN_MS).toISOString();
  return until < soon ? until : soon;
};

/** Returns whether a company has a reminder of the end of a worker's priority window. One request. */
export const hasWindowReminder = async (company: string, seeker: string): Promise<boolean> =>
  (await readReminder(keyOf(company, seeker))) !== undefined;

type WindowState = { state: 'hidden' | 'free' | 'reachable' } | { state: 'taken'; until: string };

/**
 * Returns whether a worker is taken by another company's window, and until when; `reachable` when the company may
 * contact the worker anyway, or has a window of its own.
 */
const windowOf = async (parties: Parties): Promise<WindowState> => {
  const { profile, isConnected } = parties;
  const { refusal } = await checkParties('buy priority access', parties);
  if (!profile || (refusal && refusal !== 'priority_access_taken')) return { state: 'hidden' };
  const { lastPriorityAccess } = profile;
  const until = priorityWindowEnd(lastPriorityAccess);
  if (isConnected) return { state: 'reachable' };
  if (!until || !isInPriorityWindow(lastPriorityAccess, now())) return { state: 'free' };
  if (!refusal || (await mayMeet('buy unlock', parties))) return { state: 'reachable' };
  return { state: 'taken', until };
};

/**
 * Sets a company's reminder of the end of another company's window, and returns that end. Throws `profile_not_found`
 * for a worker whom the company may not see, and `window_not_taken` when there is nothing to wait for.
 */
const setWindowReminder = async (company: string, seeker: string): Promise<string> => {
  const window = await windowOf(await readParties(company, seeker));
  if (window.state === 'hidden') throw new ApiError('profile_not_found');
  if (window.state !== 'taken') throw new ApiError('window_not_taken');
  await putReminder({ ...keyOf(company, seeker), dueAt: nextLook(window.until) });
  return window.until;
};

/** Sets or deletes the reminder. Throws as `setWindowReminder` does. */
export const changeWindowReminder = async (
  company: string,
  seeker: string,
  wanted: boolean,
): Promise<{ reminded: boolean; until?: string }> => {
  if (wanted) return { reminded: true, until: await setWindowReminder(company, seeker) };
  await deleteReminder(keyOf(company, seeker));
  return { reminded: false };
};

/**
 * Returns the message that the window of another company has ended, or the next look while one runs. A reminder of a
 * worker whom the company can reach meanwhile, or may no longer see, ends without a message.
 */
export const remindOfWindowEnd = async (reminder: ReminderItem) => {
  const { profile, subject } = reminder;
  const window = await windowOf(await readParties(profile, subject));
  if (window.state === 'taken') return { next: { ...reminder, dueAt: nextLook(window.until) } };
  if (window.state !== 'free') return undefined;
  return {
    kind: 'windowEnded' as const,
    from: subject,
    subject,
    email: (language: Language) => windowEndedMail({ seeker: subject, name: anonymousName(subject) }, language),
  };
};
