import { ApiError } from '../../../platform/errors.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { putStage } from '../../../table/jobs/applicant-stage.ts';
import { type FollowedPerson, requireFollowed, writeStage } from '../applicants/followed-person.ts';
import { isColleague } from './colleagues.ts';

/**
 * Stores which user of the company takes care of a person; null for no one. Throws `user_not_found` for a user who
 * doesn't work for the company any more.
 */
export const assignPerson = async (person: FollowedPerson, assignee: string | null): Promise<void> => {
  const [users, { previous, current, conditions }] = await Promise.all([
    assignee ? listUsersOfProfile(person.owner) : [],
    requireFollowed(person),
  ]);
  if (assignee && !users.some((user) => user.id === assignee && isColleague(user))) {
    throw new ApiError('user_not_found');
  }
  const { assignee: _, ...rest } = current;
  await writeStage({ conditions, stage: putStage({ ...rest, ...(assignee && { assignee }) }, previous) });
};
