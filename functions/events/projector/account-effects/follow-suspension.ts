import type { AccountEvent } from '@plumbline/shared/domain/access/account-effects';
import { listUsersOfProfile, reinstateUser, suspendUser } from '../../../table/accounts/user.ts';
import { mapConcurrent } from '../../../table/core/batch.ts';
import type { ItemChange } from '../../../table/core/stream.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { allJobsOf, suspendJob } from '../../../table/jobs/job.ts';
import { isSeekerProfile, type ProfileItem } from '../../../table/profiles/profile.ts';
import { ifSuspensionUnchanged, postsHiddenSince } from '../../../table/profiles/suspension.ts';
import { allProjectsOf, suspendProject } from '../../../table/projects/project.ts';
import { allVersions, relevantChanges } from '../versions.ts';
import { followAccount } from './follow-account.ts';

const AT_ONCE = 10;

/**
 * Suspends or reinstates users who aren't in the state of their account, such as one who joined during the suspension.
 * The suspension's own transaction has written most users. When staff change the account again meanwhile, this change
 * is skipped, because the newer one has its own stream record.
 */
const alignUsers = async (profile: ProfileItem): Promise<void> => {
  const { id, suspendedAt } = profile;
  const users = (await listUsersOfProfile(id)).filter((user) => Boolean(user.suspendedAt) !== Boolean(suspendedAt));
  await mapConcurrent(users, AT_ONCE, async (user) => {
    try {
      await transact(
        ifSuspensionUnchanged(profile),
        suspendedAt ? suspendUser(user.id, suspendedAt) : reinstateUser(user.id),
      );
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  });
};

/**
 * Marks the account's jobs and projects as suspended, also when staff hid only them, or as reinstated. The stream
 * record of each then updates search, matches and public pages.
 */
const alignPosts = async (profile: ProfileItem): Promise<void> => {
  const { id } = profile;
  const suspendedAt = postsHiddenSince(profile);
  const differs = (post: { suspendedAt?: string | undefined }) => Boolean(post.suspendedAt) !== Boolean(suspendedAt);
  for await (const jobs of allJobsOf(id))
    await mapConcurrent(jobs.filter(differs), AT_ONCE, (job) => suspendJob(job.id, suspendedAt));
  await mapConcurrent((await allProjectsOf(id)).filter(differs), AT_ONCE, (project) =>
    suspendProject(project.id, suspendedAt),
  );
};

/** Returns a value that changes when staff suspend the account or hide its posts, and when they undo that. */
const stateOf = (profile: ProfileItem): string | undefined =>
  postsHiddenSince(profile) && [profile.suspendedAt, postsHiddenSince(profile)].join(' ');

/** Suspends or reinstates everything that depends on an account, by the account's current state. */
export const followSuspension = async (
  changes: ItemChange[],
  format: (image: Record<string, unknown>) => ProfileItem,
  read: (id: string) => Promise<ProfileItem | undefined>,
): Promise<void> => {
  const [first] = allVersions(relevantChanges(changes, format, stateOf));
  const profile = first && (await read(first.id));
  if (!profile || (!postsHiddenSince(profile) && changes.every(({ before }) => !before))) return;
  await alignUsers(profile);
  const isSeeker = isSeekerProfile(profile);
  if (!isSeeker) await alignPosts(profile);
  if (!profile.suspendedAt) return;
  const event: AccountEvent = isSeeker ? 'seeker suspended' : 'company suspended';
  await followAccount(event, { profileId: profile.id });
};
