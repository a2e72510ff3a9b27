import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { nowIso } from '../../platform/clock.ts';
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
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { reinstateProfile, suspendProfile } from '../../table/profiles/suspension.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

const TRIES = 5;

/**
 * The number of users that fit into one transaction with the profile, tombstone, staff check and audit entry; the
 * projector suspends the rest.
 */
const USERS_AT_ONCE = 90;

type Account = { profile: ProfileItem | undefined; users: UserItem[] };

const readAccount = async (id: string): Promise<Account> => {
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

const subjectOf = ({ profile, users }: Account) =>
  profile
    ? ({ type: isSeekerProfile(profile) ? 'jobSeeker' : 'company', id: profile.id } as const)
    : ({ type: 'user', id: users[0]!.id } as const);

const suspendedSince = ({ profile, users }: Account): string | undefined =>
  profile ? profile.suspendedAt : users[0]?.suspendedAt;

const isClosed = ({ profile }: Account): boolean => Boolean(profile && 'closedAt' in profile && profile.closedAt);

/**
 * Suspends or reinstates an account; only admins do so with a colleague. Staff can't suspend themselves, and the
 * transaction requires that the caller is active staff. So when two suspend each other at the same moment, one remains
 * who can reinstate the other.
 */
const change = async (id: string, staff: Caller, reason: string, isSuspending: boolean): Promise<void> => {
  const account = await readAccount(id);
  const { profile, users } = account;
  if (users.some((user) => user.id === staff.userId)) throw new ApiError('suspend_yourself');
  const isColleague = users.some(({ role }) => role === 'support');
  if (isColleague && !hasStaffRight(staff.staffRole ?? 'support', 'manageStaff'))
    throw new ApiError('staff_right_missing');
  if (isSuspending && isClosed(account)) throw new ApiError('account_closed');
  if (Boolean(suspendedSince(account)) === isSuspending) {
    throw new ApiError(isSuspending ? 'already_suspended' : 'not_suspended');
  }
  const at = nowIso();
  const ofUser = ({ id: user }: UserItem): Write => (isSuspending ? suspendUser(user, at) : reinstateUser(user));
  const ofProfile = isSuspending ? suspendProfile : reinstateProfile;
  const action = isSuspending ? 'suspend account' : 'reinstate account';
  await transact(
    ifActingStaff(staff.userId, isColleague ? 'manageStaff' : 'handleRequests'),
    ...(profile ? ofProfile(profile, at) : []),
    ...users.slice(0, USERS_AT_ONCE).map(ofUser),
    auditWrite(staff, { action, subject: subjectOf(account), reason }, at),
  );
};

const changeAccount = (id: string, staff: Caller, reason: string, isSuspending: boolean): Promise<void> =>
  retryOnConflict(() => change(id, staff, reason, isSuspending), {
    tries: TRIES,
    exhausted: () => new ApiError('account_changed'),
  });

export const suspend = (id: string, staff: Caller, reason: string): Promise<void> =>
  changeAccount(id, staff, reason, true);

export const reinstate = (id: string, staff: Caller, reason: string): Promise<void> =>
  changeAccount(id, staff, reason, false);
