import { type Auth, type Endpoint, staffRolesOf } from '@plumbline/shared/contracts/endpoint';
import type { AccountKind } from '@plumbline/shared/options/account-kinds';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { ApiError } from '../../platform/errors.ts';
import { type CompanyRole, hasEnded, readUser, staffRoleOf, type UserItem } from '../../table/accounts/user.ts';

/** The caller. `profileId` is the profile the user acts for: their own, or their company's. */
export type Caller = {
  userId: string;
  email: string;
  displayName: string;
  role: 'user' | 'support';
  /** The role within the staff; present for staff only. */
  staffRole?: StaffRole;
  kind: AccountKind;
  profileId?: string;
  companyRole?: CompanyRole;
  /** The id of the sign-in that issued the token. */
  session?: string;
};
export type ActingCaller = Caller & { profileId: string };
export type CallerOf<A extends Auth> = A extends 'public'
  ? undefined
  : A extends 'seeker' | 'company'
    ? ActingCaller
    : Caller;

export type Claims = Record<string, unknown> | undefined;

export const isCompany = (caller: Pick<Caller, 'kind'>): boolean =>
  caller.kind === 'provider' || caller.kind === 'vendor';

/** Returns the groups of a token. API Gateway passes the list as text: `[support]`. */
export const groupsOf = (claims: Claims): string[] =>
  String(claims?.['cognito:groups'] ?? '')
    .replace(/[[\]]/g, '')
    .split(/[\s,]+/);

/**
 * Returns whether a session has ended. It ends immediately when the user signs out or changes the password, although
 * its access token stays valid for some minutes. Token times are whole seconds, so a session of the same second counts
 * as ended, because it may have begun with the old password.
 */
export const isSessionOver = (claims: Claims, user: Pick<UserItem, 'sessionsFrom' | 'endedSessions'>): boolean => {
  const { sessionsFrom } = user;
  if (hasEnded(user, String(claims?.origin_jti))) return true;
  return sessionsFrom !== undefined && !(Number(claims?.auth_time) > Math.floor(Date.parse(sessionsFrom) / 1000));
};

/**
 * Returns whether a session of staff began with a second factor. Cognito requires a code since the second factor was
 * set up, so only sessions that began after that count.
 */
export const hasSecondFactor = (claims: Claims, { secondFactorFrom }: Pick<UserItem, 'secondFactorFrom'>): boolean =>
  secondFactorFrom !== undefined && Number(claims?.auth_time) >= Math.floor(Date.parse(secondFactorFrom) / 1000);

/**
 * Returns the caller of verified token claims. Throws for disabled, suspended and removed users, even with a valid
 * token.
 */
const identify = async (claims: Claims): Promise<Caller> => {
  const userId = claims?.username;
  if (typeof userId !== 'string') throw new ApiError('unauthenticated');
  const user = await readUser(userId);
  if (user?.status !== 'active') throw new ApiError('account_inactive');
  if (user.suspendedAt) throw new ApiError('account_suspended');
  if (isSessionOver(claims, user)) throw new ApiError('session_ended');
  if (user.role === 'support' && !hasSecondFactor(claims, user)) throw new ApiError('session_ended');
  // Staff need both the group in the signed token and the role in the table.
  const isStaff = user.role === 'support' && groupsOf(claims).includes(SUPPORT_GROUP);
  return {
    userId: user.id,
    email: user.email,
    displayName: user.displayName,
    role: isStaff ? 'support' : 'user',
    ...(isStaff && { staffRole: staffRoleOf(user) }),
    kind: user.kind,
    ...(user.profileId && { profileId: user.profileId }),
    ...(user.companyRole && { companyRole: user.companyRole }),
    ...(claims?.origin_jti !== undefined && { session: String(claims.origin_jti) }),
  };
};

/**
 * Returns the caller if the endpoint's `auth` and `staffRight` allow them. Throws 401 without a session and 403 for
 * other kinds of users.
 */
export const authorise = async (
  { auth, staffRight }: Pick<Endpoint, 'auth' | 'staffRight'>,
  claims: Claims,
): Promise<Caller | undefined> => {
  if (auth === 'public') return undefined;
  const caller = await identify(claims);
  if (caller.staffRole && !staffRolesOf({ staffRight }).includes(caller.staffRole)) {
    throw new ApiError('staff_right_missing');
  }
  if (auth === 'signed-in') return caller;
  if (auth === 'support') {
    if (caller.role !== 'support') throw new ApiError('forbidden');
    return caller;
  }
  const fits = caller.role === 'user' && (auth === 'seeker' ? caller.kind === 'candidate' : isCompany(caller));
  if (!fits) throw new ApiError('forbidden');
  if (!caller.profileId) throw new ApiError('profile_incomplete');
  return caller;
};
