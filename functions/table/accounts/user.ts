import { mailProblems } from '@plumbline/shared/domain/accounts/mail-problems';
import { nameKey } from '@plumbline/shared/domain/text/name-keys';
import { type AccountKind, accountKinds } from '@plumbline/shared/options/account-kinds';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import { type StaffRight, type StaffRole, staffRights, staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import {
  $add,
  $delete,
  $remove,
  $set,
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  PutTransaction,
  set,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { eitherIndexKeys, indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const usersOfProfile = indexPattern('gsi1', {
  partition: 'PROFILE#{profileId}',
  sort: 'USER#{id}',
  finds: 'The users who act for a profile',
});

export const staffMembers = indexPattern('gsi2', {
  partition: 'STAFF',
  sort: 'USER#{id}',
  finds: 'Everyone on the staff',
});

const companyUsersByName = indexPattern('gsi2', {
  partition: 'COMPANY-USERS',
  sort: '{name}#{id}',
  finds: 'The users of all companies, by name',
});
const companyUsersByLastName = indexPattern('gsi3', {
  partition: 'COMPANY-USERS',
  sort: '{lastName}#{id}',
  finds: 'The users of all companies, by the last word of their names',
});

type CompanyUserName = { id: string; displayName: string; kind: AccountKind; role?: string | undefined };

const nameValues = ({ id, displayName, kind, role }: CompanyUserName) =>
  role === 'support' || kind === 'candidate' || !nameKey(displayName)
    ? undefined
    : { id, name: nameKey(displayName), lastName: nameKey(displayName).split(' ').at(-1) ?? '' };

/** Returns the attributes by which staff find a company's user by name. Migration 0015 adds them to earlier users. */
export const companyUserKeys = (user: CompanyUserName): Record<string, string> => {
  const values = nameValues(user);
  return values ? { ...companyUsersByName.keys(values), ...companyUsersByLastName.keys(values) } : {};
};

/** A person who can sign in. The users of a company share its `profileId`. */
export const User = new Entity({
  name: 'User',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    email: string(),
    /** Since when the user has this address (ISO); absent while it is the first one. */
    emailSince: string().optional(),
    /** Why e-mails to the address don't arrive, and since when (ISO); absent for an address that works. */
    mailProblem: map({ reason: string().enum(...mailProblems), since: string() }).optional(),
    displayName: string(),
    role: string().enum('user', 'support'),
    /** For staff: the role; absent for an admin of before there were roles. */
    staffRole: string()
      .enum(...staffRoles)
      .optional(),
    kind: string().enum(...accountKinds),
    status: string().enum('invited', 'active', 'disabled'),
    language: string().enum(...LANGUAGES),
    profileId: string().optional(),
    /** The role of a company's user [TBX-07]. */
    companyRole: string().enum('owner', 'member').optional(),
    /** For a job seeker: the school whose link they signed up with. */
    school: string().optional(),
    phone: string().optional(),
    phoneExtension: string().optional(),
    /** The newest version of the terms that the user agreed to; absent before agreements were stored. */
    agreedTerms: string().optional(),
    /** The version of the terms about which the user got an e-mail. */
    mailedTerms: string().optional(),
    /** When staff suspended the user's account (ISO); absent otherwise. */
    suspendedAt: string().optional(),
    /** When the user was invited (ISO); absent once the invitation is accepted. */
    invitedAt: string().optional(),
    /** The user of the company who invited this one; absent for users invited before it was stored. */
    invitedBy: string().optional(),
    /**
     * Sessions that began before this time (ISO) are invalid, because the password was changed or the user was
     * disabled.
     */
    sessionsFrom: string().optional(),
    /**
     * Sessions that signed out, as `session@epochSeconds`. They are removed at a sign-in after their tokens have
     * expired.
     */
    endedSessions: set(string()).optional(),
    /** For staff: sign-ins from this time on used a second factor; earlier ones are invalid. */
    secondFactorFrom: string().optional(),
    /** For staff: the hash of the code that allows setting up an authenticator app, and when it expires. */
    enrollmentHash: string().optional(),
    enrollmentUntil: string().optional(),
    /** The time of the latest sign-in (ISO); absent for users who last signed in before it was stored. */
    lastSignInAt: string().optional(),
    createdAt: string(),
  }).and((schema) => ({
    ...indexKeys(schema, usersOfProfile, ({ id, profileId }) => (profileId ? { id, profileId } : undefined)),
    ...eitherIndexKeys(
      schema,
      [staffMembers, ({ id, role }) => (role === 'support' ? { id } : undefined)],
      [companyUsersByName, nameValues],
    ),
    ...indexKeys(schema, companyUsersByLastName, nameValues),
  })),
  computeKey: keyTemplate('USER#{id}', 'USER'),
});
export type UserItem = FormattedItem<typeof User>;
export type CompanyRole = NonNullable<UserItem['companyRole']>;

export const staffRoleOf = ({ staffRole = 'admin' }: Pick<UserItem, 'staffRole'>): StaffRole => staffRole;

export const readUser = async (id: string): Promise<UserItem | undefined> =>
  (await User.build(GetItemCommand).key({ id }).send()).Item;

export const putNewUser = (user: UserItem) =>
  User.build(PutTransaction)
    .item(user)
    .options({ condition: { attr: 'id', exists: false } });

type NewMembership = Pick<UserItem, 'displayName' | 'kind'> & { profileId: string; companyRole?: CompanyRole };

/** Attaches a profile to a user; fails when the user has one. */
export const attachProfile = (id: string, membership: NewMembership) =>
  User.build(UpdateTransaction)
    .item({
      id,
      ...membership,
      ...usersOfProfile.keys({ profileId: membership.profileId, id }),
      ...companyUserKeys({ id, ...membership }),
    })
    .options({
      condition: {
        and: [
          { attr: 'id', exists: true },
          { attr: 'profileId', exists: false },
        ],
      },
    });

type UserChanges = Partial<
  Pick<UserItem, 'displayName' | 'phone' | 'phoneExtension' | 'companyRole' | 'status' | 'sessionsFrom'>
>;

/** Changes a company's user; fails when role or status have changed since they were read. */
export const changeCompanyUser = ({ id, kind, companyRole, status }: UserItem, changes: UserChanges) =>
  User.build(UpdateTransaction)
    .item({
      id,
      ...changes,
      ...(changes.displayName !== undefined && companyUserKeys({ id, kind, displayName: changes.displayName })),
    })
    .options({ condition: { and: [sameRole(companyRole), { attr: 'status', eq: status }] } });

/** Makes an invited user active; fails when the user's role has changed or the user is no longer invited. */
export const joinCompany = (
  { id, companyRole }: UserItem,
  { agreedTerms, mailProblem }: Pick<UserItem, 'agreedTerms' | 'mailProblem'>,
) =>
  User.build(UpdateTransaction)
    .item({
      id,
      status: 'active',
      agreedTerms,
      ...(mailProblem && { mailProblem: $set(mailProblem) }),
      invitedAt: $remove(),
      invitedBy: $remove(),
    })
    .options({ condition: { and: [sameRole(companyRole), { attr: 'status', eq: 'invited' }] } });

/** Stores the version of the terms that a user agreed to; fails when the user was deleted. */
export const setAgreedTerms = (id: string, agreedTerms: string) =>
  User.build(UpdateTransaction)
    .item({ id, agreedTerms })
    .options({ condition: { attr: 'id', exists: true } });

/** Notes that a user got the e-mail about a version of the terms, unless the user was deleted. */
export const noteTermsMail = async (id: string, mailedTerms: string): Promise<void> => {
  try {
    await User.build(UpdateItemCommand)
      .item({ id, mailedTerms })
      .options({ condition: { attr: 'id', exists: true } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Fails when the user was deleted. */
export const ifUserExists = (id: string) =>
  User.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });

const sameRole = (role: CompanyRole | undefined) =>
  role ? ({ attr: 'companyRole', eq: role } as const) : ({ attr: 'companyRole', exists: false } as const);

type SessionsEnd = { since?: string; email?: string };

/**
 * Ends an active user's sessions before `at`. Fails when they were ended after `since` already, and when the user no
 * longer has the address `email`.
 */
export const endSessions = (id: string, at: string, { since = at, email }: SessionsEnd = {}) =>
  User.build(UpdateTransaction)
    .item({ id, sessionsFrom: at })
    .options({
      condition: {
        and: [
          { attr: 'status', eq: 'active' },
          ...(email === undefined ? [] : [{ attr: 'email', eq: email } as const]),
          {
            or: [
              { attr: 'sessionsFrom', exists: false },
              { attr: 'sessionsFrom', lte: since },
            ],
          },
        ],
      },
    });

/**
 * Changes the e-mail address of an active user. Fails when the address or the display name changed meanwhile, or when
 * the sessions ended after `since` (ISO), because then the password was changed. `at` is the time of the change (ISO).
 */
export const changeEmail = (
  { id, email, displayName, kind, role }: UserItem,
  { email: to, mailProblem }: Pick<UserItem, 'email' | 'mailProblem'>,
  { since, at }: { since: string; at: string },
) =>
  User.build(UpdateTransaction)
    .item({
      id,
      email: to,
      emailSince: at,
      mailProblem: mailProblem ? $set(mailProblem) : $remove(),
      ...(displayName === email && { displayName: to, ...companyUserKeys({ id, kind, role, displayName: to }) }),
    })
    .options({
      condition: {
        and: [
          { attr: 'status', eq: 'active' },
          { attr: 'email', eq: email },
          { attr: 'displayName', eq: displayName },
          { attr: 'suspendedAt', exists: false },
          {
            or: [
              { attr: 'sessionsFrom', exists: false },
              { attr: 'sessionsFrom', lte: since },
            ],
          },
        ],
      },
    });

const endedSession = (session: string, seconds: number): string => `${session}@${seconds}`;

/** Ends one session of a user, which makes its access token invalid. */
export const endSession = (id: string, session: string, seconds: number) =>
  User.build(UpdateItemCommand)
    .item({ id, endedSessions: $add(new Set([endedSession(session, seconds)])) })
    .options({ condition: { attr: 'id', exists: true } })
    .send();

export const hasEnded = ({ endedSessions = new Set() }: Pick<UserItem, 'endedSessions'>, session: string): boolean =>
  [...endedSessions].some((ended) => ended.split('@')[0] === session);

/**
 * Returns the write that stores the time of a sign-in, and removes old sessions from the user's list of ended sessions:
 * those that ended before `seconds` (epoch), whose tokens have expired.
 */
export const noteSignIn = ({ id, endedSessions = new Set() }: UserItem, at: string, seconds: number) => {
  const old = [...endedSessions].filter((ended) => Number(ended.split('@')[1]) < seconds);
  const changes = {
    lastSignInAt: at,
    ...(old.length > 0 && { endedSessions: $delete(new Set(old)) }),
  };
  return User.build(UpdateTransaction)
    .item({ id, ...changes })
    .options({ condition: { attr: 'id', exists: true } });
};

/** Returns the users of a profile: the seeker, or the company's users. */
export const listUsersOfProfile = async (profileId: string): Promise<UserItem[]> =>
  (await queryPage(User, usersOfProfile.list({ profileId }))).items;

/** Returns up to `most` users of companies whose name, or its last word, begins with a key, in two queries. */
export const findCompanyUsers = async (key: string, most: number): Promise<{ found: UserItem[]; more: boolean }> => {
  const pages = await Promise.all(
    [companyUsersByName.list({}), companyUsersByLastName.list({})].map((list) =>
      queryPage(User, { ...list, prefix: key }, { limit: most }),
    ),
  );
  const users = new Map(pages.flatMap(({ items }) => items).map((user) => [user.id, user]));
  return { found: [...users.values()], more: pages.some(({ cursor }) => cursor !== undefined) };
};

/** Suspends a user; fails when the user was deleted. */
export const suspendUser = (id: string, at: string) =>
  User.build(UpdateTransaction)
    .item({ id, suspendedAt: at })
    .options({ condition: { attr: 'id', exists: true } });

/** Reinstates a user; fails when the user was deleted. */
export const reinstateUser = (id: string) =>
  User.build(UpdateTransaction)
    .item({ id, suspendedAt: $remove() })
    .options({ condition: { attr: 'id', exists: true } });

const isActiveStaff = [
  { attr: 'role', eq: 'support' },
  { attr: 'status', eq: 'active' },
] as const;

/**
 * Stores that staff's sign-ins from `from` on used a second factor, and uses up the enrollment code. Fails when the
 * code was used or replaced, or when a later sign-in has set up an app.
 */
export const startSecondFactor = (id: string, from: string, enrollmentHash: string) =>
  User.build(UpdateTransaction)
    .item({ id, secondFactorFrom: from, enrollmentHash: $remove(), enrollmentUntil: $remove() })
    .options({
      condition: {
        and: [
          ...isActiveStaff,
          { attr: 'enrollmentHash', eq: enrollmentHash },
          {
            or: [
              { attr: 'secondFactorFrom', exists: false },
              { attr: 'secondFactorFrom', lt: from },
            ],
          },
        ],
      },
    });

type Enrollment = Required<Pick<UserItem, 'enrollmentHash' | 'enrollmentUntil'>>;

/**
 * Ends the second factor and every session of a staff member, and stores the code for enrolling a new app, which
 * replaces an earlier code. Fails unless the user is active staff.
 */
export const endSecondFactor = (id: string, at: string, enrollment: Enrollment) =>
  User.build(UpdateTransaction)
    .item({ id, secondFactorFrom: $remove(), sessionsFrom: at, ...enrollment })
    .options({ condition: { and: [...isActiveStaff] } });

/** Fails unless the user is active staff with the right and isn't suspended. Admins have every right. */
export const ifActingStaff = (id: string, right: StaffRight) =>
  User.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        ...isActiveStaff,
        { attr: 'suspendedAt', exists: false },
        {
          or: [
            { attr: 'staffRole', exists: false },
            { attr: 'staffRole', in: [...staffRights[right]] },
          ],
        },
      ],
    });

export const userRequest = (id: string) => User.build(BatchGetRequest).key({ id });

/**
 * Deletes a user. Fails when the user's profile, role or status has changed since it was read, because the other writes
 * of the deletion depend on them.
 */
export const removeUserItem = ({ id, profileId, companyRole, status }: UserItem) =>
  User.build(DeleteTransaction)
    .key({ id })
    .options({
      condition: {
        and: [
          sameRole(companyRole),
          { attr: 'status', eq: status },
          profileId ? { attr: 'profileId', eq: profileId } : { attr: 'profileId', exists: false },
        ],
      },
    });
