import { isSuspensionEnd, type SuspensionScope, suspensionEndTime } from '@plumbline/shared/domain/support/decisions';
import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { now, nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import {
  ifActingStaff,
  listUsersOfProfile,
  reinstateUser,
  suspendUser,
  type UserItem,
  userRequest,
} from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { deleteReminderWith, putReminderWith } from '../../table/notifications/reminder.ts';
import {
  type CompanyProfileItem,
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { reinstateProfile, setPostsHidden, suspendProfile } from '../../table/profiles/suspension.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

export const SUSPENSION_TRIES = 5;

/**
 * The number of users that fit into one transaction with the profile and everything else that a decision about a report
 * writes; the projector suspends the rest.
 */
const USERS_AT_ONCE = 60;

/** The scope of a suspension, and the day (YYYY-MM-DD) on which it ends by itself; empty without an end. */
export type Suspension = { scope: SuspensionScope; until: string };

export type Account = { profile: ProfileItem | undefined; users: UserItem[] };

export const readAccount = async (id: string): Promise<Account> => {
  const [found, users] = await Promise.all([
    batchGet({
      companies: [companyProfileRequest(id)],
      seekers: [seekerProfileRequest(id)],
      users: [userRequest(id)],
    }),
    listUsersOfProfile(id),
  ]);
  const profile = found.companies[0] ?? found.seekers[0];
  const user = found.users[0];
  if (profile) return { profile, users };
  if (user && !user.profileId) return { profile: undefined, users: [user] };
  throw new ApiError('account_not_found');
};

export const subjectOf = ({ profile, users }: Account) =>
  profile
    ? ({ type: isSeekerProfile(profile) ? 'jobSeeker' : 'company', id: profile.id } as const)
    : ({ type: 'user', id: users[0]!.id } as const);

const suspendedSince = ({ profile, users }: Account): string | undefined =>
  profile ? profile.suspendedAt : users[0]?.suspendedAt;

const isClosed = ({ profile }: Account): boolean => Boolean(profile && 'closedAt' in profile && profile.closedAt);

const requireCompany = ({ profile }: Account): CompanyProfileItem => {
  if (!profile || isSeekerProfile(profile)) throw new ApiError('posts_of_company_only', { path: 'scope' });
  return profile;
};

/** Returns the write that sets the reminder at which a suspension ends by itself, or deletes an earlier one. */
const endReminderWrites = ({ profile }: Account, { scope, until }: Suspension): Write[] => {
  if (!profile) return [];
  const key = { profile: profile.id, kind: 'suspensionEnds', subject: scope, other: '' } as const;
  return [until ? putReminderWith({ ...key, dueAt: suspensionEndTime(until) }) : deleteReminderWith(key)];
};

/**
 * Returns the end of the present suspension that a new one would change, empty without an end; undefined when nothing
 * is suspended.
 */
const presentEnd = (account: Account, scope: SuspensionScope): string | undefined => {
  const { profile } = account;
  if (scope === 'account') return suspendedSince(account) && (profile?.suspendedUntil ?? '');
  return profile && !isSeekerProfile(profile) && profile.postsHidden ? (profile.postsHidden.until ?? '') : undefined;
};

/** Returns the facts of a suspension's audit entry. A changed end has the earlier one, or a dash if it had none. */
export const suspensionFacts = (account: Account, { scope, until }: Suspension) => {
  const before = presentEnd(account, scope);
  return { ...(before !== undefined && { before: { until: before || '-' } }), ...(until && { after: { until } }) };
};

/**
 * Returns the writes that suspend an account or hide its posts, or that change the end of that. They fail when the
 * account has changed since it was read. Throws `suspension_without_end`, `suspension_end_invalid`, `account_closed`,
 * `posts_already_hidden`, or `already_suspended`.
 */
export const suspensionWrites = (account: Account, suspension: Suspension, reason: string, at: string): Write[] => {
  const { profile, users } = account;
  const { scope, until } = suspension;
  if (until && !profile) throw new ApiError('suspension_without_end', { path: 'until' });
  if (until && !isSuspensionEnd(until, now())) throw new ApiError('suspension_end_invalid', { path: 'until' });
  if (isClosed(account)) throw new ApiError('account_closed');
  const reminder = endReminderWrites(account, suspension);
  if (scope === 'posts') {
    const company = requireCompany(account);
    if (presentEnd(account, scope) === until) throw new ApiError('posts_already_hidden');
    return [
      setPostsHidden(company, { date: company.postsHidden?.date ?? at, reason, ...(until && { until }) }, at),
      ...reminder,
    ];
  }
  if (presentEnd(account, scope) === until) throw new ApiError('already_suspended');
  return [
    ...(profile ? suspendProfile(profile, at, until || undefined) : []),
    ...users
      .filter((user) => !user.suspendedAt)
      .slice(0, USERS_AT_ONCE)
      .map(({ id }) => suspendUser(id, at)),
    ...reminder,
  ];
};

/**
 * Returns the writes that reinstate an account or show its posts again; the opposite of `suspensionWrites`. Throws
 * `posts_not_hidden` or `not_suspended`.
 */
export const reinstatementWrites = (account: Account, scope: SuspensionScope, at: string): Write[] => {
  const { profile, users } = account;
  const reminder = endReminderWrites(account, { scope, until: '' });
  if (scope === 'posts') {
    const company = requireCompany(account);
    if (!company.postsHidden) throw new ApiError('posts_not_hidden');
    return [setPostsHidden(company, undefined, at), ...reminder];
  }
  if (!suspendedSince(account)) throw new ApiError('not_suspended');
  return [
    ...(profile ? reinstateProfile(profile, at) : []),
    ...users.slice(0, USERS_AT_ONCE).map(({ id }) => reinstateUser(id)),
    ...reminder,
  ];
};

/**
 * Throws unless a member of staff may suspend and reinstate the account, and returns the condition that they still may:
 * only admins do so with a colleague, and staff can't suspend themselves. So when two suspend each other at the same
 * moment, one remains who can reinstate the other.
 */
export const requireMaySuspend = ({ users }: Account, staff: Caller): Write => {
  if (users.some((user) => user.id === staff.userId)) throw new ApiError('suspend_yourself');
  const isColleague = users.some(({ role }) => role === 'support');
  if (isColleague && !hasStaffRight(staff.staffRole ?? 'support', 'manageStaff'))
    throw new ApiError('staff_right_missing');
  return ifActingStaff(staff.userId, isColleague ? 'manageStaff' : 'handleRequests');
};

/** The audit actions of a suspension and of its end. */
export const suspensionActions = { account: 'suspend account', posts: 'hide posts' } as const;
export const reinstatementActions = { account: 'reinstate account', posts: 'show posts' } as const;

const changeAccount = (id: string, writesOf: (account: Account, at: string) => Write[]): Promise<void> =>
  retryOnConflict(async () => transact(...writesOf(await readAccount(id), nowIso())), {
    tries: SUSPENSION_TRIES,
    exhausted: () => new ApiError('account_changed'),
  });

export const suspend = (id: string, staff: Caller, reason: string, suspension: Suspension): Promise<void> =>
  changeAccount(id, (account, at) => {
    const entry = { action: suspensionActions[suspension.scope], subject: subjectOf(account), reason };
    return [
      requireMaySuspend(account, staff),
      ...suspensionWrites(account, suspension, reason, at),
      auditWrite(staff, { ...entry, ...suspensionFacts(account, suspension) }, at),
    ];
  });

export const reinstate = (id: string, staff: Caller, reason: string, scope: SuspensionScope): Promise<void> =>
  changeAccount(id, (account, at) => [
    requireMaySuspend(account, staff),
    ...reinstatementWrites(account, scope, at),
    auditWrite(staff, { action: reinstatementActions[scope], subject: subjectOf(account), reason }, at),
  ]);
