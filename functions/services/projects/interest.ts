import { interestProblem, interestReminderTime } from '@plumbline/shared/domain/projects/interest';
import { now, nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Write } from '../../table/core/transact.ts';
import { deleteReminderWith, putReminderWith } from '../../table/notifications/reminder.ts';
import type { ProjectItem } from '../../table/projects/project.ts';

type Days = Pick<ProjectItem, 'startDate' | 'interestUntil'>;

/**
 * Throws unless the last day for interest is today or later, and not after the start. A stored day that has passed may
 * stay.
 */
export const requireInterestDay = ({ startDate, interestUntil }: Days, before?: Days): void => {
  if (!interestUntil || (interestUntil === before?.interestUntil && startDate === before.startDate)) return;
  const problem = interestProblem(interestUntil, startDate, now());
  const isStored = interestUntil === before?.interestUntil;
  if (problem && !(isStored && problem === 'interest_day_over')) throw new ApiError(problem, { path: 'interestUntil' });
};

/** Returns the write that sets, moves or deletes the reminder of a project's last day for interest. */
export const remindOfInterest = ({ id, company, interestUntil }: ProjectItem): Write => {
  const key = { profile: company, kind: 'interestEnding', subject: id, other: '' } as const;
  const dueAt = interestUntil && interestReminderTime(interestUntil);
  return dueAt && dueAt > nowIso() ? putReminderWith({ ...key, dueAt }) : deleteReminderWith(key);
};
