import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import {
  $add,
  $delete,
  $remove,
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  PutTransaction,
  set,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const usersOfProfile = indexPattern('gsi1', {
  partition: 'PROFILE#{profileId}',
  sort: 'USER#{id}',
  finds: 'The users who act for a profile',
});

/** A person who can sign in. Every user of a company has its `profileId`. */
export const User = new Entity({
  name: 'User',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    email: string(),
    displayName: string(),
    role: string().enum('user', 'support'),
    kind: string().enum(...accountKinds),
    status: string().enum('invited', 'active', 'disabled'),
    language: string().enum(...LANGUAGES),
    profileId: string().optional(),
    /** A company's user is one of its owners or a member [TBX-07]. */
    companyRole: string().enum('owner', 'member').optional(),
    phone: string().optional(),
    phoneExtension: string().optional(),
    /** While staff has suspended the account the user acts for. */
    suspendedAt: string().optional(),
    /** Set until the invitation is accepted. */
    invitedAt: string().optional(),
    /** Sessions that began before this are over: the password was changed or the user was disabled. */
    sessionsFrom: string().optional(),
    /** Sign-ins that were signed out, as `session@epochSeconds`, until the next sign-in after their tokens' end. */
    endedSessions: set(string()).optional(),
    /** Of staff: sign-ins from then on had a second factor, and only they count. */
    secondFactorFrom: string().optional(),
    /** Of staff: the hash of the code that lets them set an authenticator app up, and until when it does. */
    enrollmentHash: string().optional(),
    enrollmentUntil: string().optional(),
    createdAt: string(),
  }).and((schema) =>
    indexKeys(schema, usersOfProfile, ({ id, profileId }) => (profileId ? { id, profileId } : undefined)),
  ),
  computeKey: keyTemplate('USER#{id}', 'USER'),
});
export type UserItem = FormattedItem<typeof User>;
export type CompanyRole = NonNullable<UserItem['companyRole']>;

export const readUser = async (id: string): Promise<UserItem | undefined> =>
  (await User.build(GetItemCommand).key({ id }).send()).Item;

export const putNewUser = (user: UserItem) =>
  User.build(PutTransaction)
    .item(user)
    .options({ condition: { attr: 'id', exists: false } });

type NewMembership = Pick<UserItem, 'displayName' | 'kind'> & { profileId: string; companyRole?: CompanyRole };

/** Gives a user without a profile one; fails when there is one already. */
export const attachProfile = (id: string, membership: NewMembership) =>
  User.build(UpdateTransaction)
    .item({ id, ...membership, ...usersOfProfile.keys({ profileId: membership.profileId, id }) })
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

/** Fails when role or status of the user are no longer as they were read. */
export const changeCompanyUser = ({ id, companyRole, status }: UserItem, changes: UserChanges) =>
  User.build(UpdateTransaction)
    .item({ id, ...changes })
    .options({ condition: { and: [sameRole(companyRole), { attr: 'status', eq: status }] } });

/** An invited user becomes one of the company's; fails when the invitation was changed or withdrawn meanwhile. */
export const joinCompany = ({ id, companyRole }: UserItem) =>
  User.build(UpdateTransaction)
    .item({ id, status: 'active', invitedAt: $remove() })
    .options({ condition: { and: [sameRole(companyRole), { attr: 'status', eq: 'invited' }] } });

const sameRole = (role: CompanyRole | undefined) =>
  role ? ({ attr: 'companyRole', eq: role } as const) : ({ attr: 'companyRole', exists: false } as const);

/** Ends an active user's sessions from `at` on; fails when they were ended after `since` already. */
export const endSessions = (id: string, at: string, since: string = at) =>
  User.build(UpdateTransaction)
    .item({ id, sessionsFrom: at })
    .options({
      condition: {
        and: [
          { attr: 'status', eq: 'active' },
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

/** Signs out one session of a user; its access token is worth nothing from now on. */
export const endSession = (id: string, session: string, seconds: number) =>
  User.build(UpdateItemCommand)
    .item({ id, endedSessions: $add(new Set([endedSession(session, seconds)])) })
    .options({ condition: { attr: 'id', exists: true } })
    .send();

export const hasEnded = ({ endedSessions = new Set() }: Pick<UserItem, 'endedSessions'>, session: string): boolean =>
  [...endedSessions].some((ended) => ended.split('@')[0] === session);

/** Forgets the sessions that were signed out before `seconds`, none of whose tokens lives any more. */
export const forgetEndedSessions = ({ id, endedSessions = new Set() }: UserItem, seconds: number) => {
  const old = [...endedSessions].filter((ended) => Number(ended.split('@')[1]) < seconds);
  return old.length ? [User.build(UpdateTransaction).item({ id, endedSessions: $delete(new Set(old)) })] : [];
};

/** Everyone who acts for a profile: the seeker, or the company's users. */
export const listUsersOfProfile = async (profileId: string): Promise<UserItem[]> =>
  (await queryPage(User, usersOfProfile.list({ profileId }))).items;

/** Fails when the user is gone. */
export const suspendUser = (id: string, at: string) =>
  User.build(UpdateTransaction)
    .item({ id, suspendedAt: at })
    .options({ condition: { attr: 'id', exists: true } });

/** Fails when the user is gone. */
export const reinstateUser = (id: string) =>
  User.build(UpdateTransaction)
    .item({ id, suspendedAt: $remove() })
    .options({ condition: { attr: 'id', exists: true } });

const isActiveStaff = [
  { attr: 'role', eq: 'support' },
  { attr: 'status', eq: 'active' },
] as const;

/**
 * Staff's sign-ins from `from` on had a second factor. Uses the enrollment code up; fails when it was used or replaced,
 * or when a later sign-in has set an app up.
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
 * Ends the second factor of staff and every session with it, and stores the code for enrolling a new app, which
 * replaces an earlier one. Fails unless the user is of the staff.
 */
export const endSecondFactor = (id: string, at: string, enrollment: Enrollment) =>
  User.build(UpdateTransaction)
    .item({ id, secondFactorFrom: $remove(), sessionsFrom: at, ...enrollment })
    .options({ condition: { and: [...isActiveStaff] } });

/** Fails unless the user is of the staff and may act at this moment. */
export const ifActingStaff = (id: string) =>
  User.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [...isActiveStaff, { attr: 'suspendedAt', exists: false }],
    });

export const userRequest = (id: string) => User.build(BatchGetRequest).key({ id });

/**
 * Fails when the user is gone, or no longer stands to the profile as it was read: what else is deleted follows from it.
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
