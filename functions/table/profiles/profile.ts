import type { Point } from '@plumbline/shared/domain/places/distance';
import { accountKinds } from '@plumbline/shared/options/account-kinds';
import { tableAttributes } from '@plumbline/shared/table-names';
import {
  $remove,
  any,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  map,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { laterThan } from '../../platform/clock.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { itemBytes } from '../core/item-size.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, retryCanceledWrite, type Write } from '../core/transact.ts';
import type { CompanyPart, SeekerPart } from './profile-text.ts';
import { putProfileTombstone } from './profile-tombstone.ts';

const shared = {
  id: string().key(),
  kind: string().enum(...accountKinds),
  name: string(),
  lastName: string().optional(),
  email: string(),
  phoneNumber: string().optional(),
  phoneExtension: string().optional(),
  address: string().optional(),
  address2: string().optional(),
  zip: string(),
  city: string(),
  state: string(),
  latitude: number(),
  longitude: number(),
  website: string().optional(),
  /** For a seeker: companies may find the profile. For a company: recruiting is on. */
  public: boolean(),
  /** True when the profile has all answers that matching needs. */
  complete: boolean(),
  /** When staff suspended the account (ISO). A suspended account can't act, and others can't find it. */
  suspendedAt: string().optional(),
  /** The day (YYYY-MM-DD) on which the suspension ends by itself; absent without an end. */
  suspendedUntil: string().optional(),
  primaryUser: string(),
  lastActivity: string(),
  createdAt: string(),
  updatedAt: string(),
};

/** Returns the stored key of a profile. */
export const profileKey = keyTemplate('PROFILE#{id}', 'PROFILE');

export const SeekerProfile = new Entity({
  name: 'SeekerProfile',
  table,
  timestamps: false,
  schema: item({
    ...shared,
    /** Absent for military post, which has no coordinates. */
    latitude: number().optional(),
    longitude: number().optional(),
    seeker: any().castAs<SeekerPart>(),
    lastPriorityAccess: string().optional(),
  }),
  computeKey: profileKey,
});
export type SeekerProfileItem = FormattedItem<typeof SeekerProfile>;

export type PlacedSeeker = SeekerProfileItem & Point;
/** Returns whether the seeker has coordinates. Military post has none, so searches by distance don't find it. */
export const isPlaced = (profile: SeekerProfileItem): profile is PlacedSeeker =>
  profile.latitude !== undefined && profile.longitude !== undefined;

export const CompanyProfile = new Entity({
  name: 'CompanyProfile',
  table,
  timestamps: false,
  schema: item({
    ...shared,
    /** The display name of `primaryUser`, copied here so that a page needs no further request [PRO-15]. */
    primaryUserName: string().optional(),
    /** When the last user left and the company closed (ISO); it can't open again. */
    closedAt: string().optional(),
    /** False when the company shows its open jobs only to members; true or absent otherwise. */
    jobsOnWeb: boolean().optional(),
    /** When and why staff hid the company's jobs and projects, and the day on which that ends by itself. */
    postsHidden: map({ date: string(), reason: string(), until: string().optional() }).optional(),
    company: any().castAs<CompanyPart>(),
  }),
  computeKey: profileKey,
});
export type CompanyProfileItem = FormattedItem<typeof CompanyProfile>;

const unchangedSince = (updatedAt: string | undefined) =>
  updatedAt === undefined ? ({ attr: 'id', exists: false } as const) : ({ attr: 'updatedAt', eq: updatedAt } as const);

/**
 * Writes the whole profile. Fails unless `previous` is the stored `updatedAt`, or, without `previous`, when the profile
 * exists.
 */
export const putSeekerProfile = (profile: SeekerProfileItem, previous?: string) =>
  SeekerProfile.build(PutTransaction)
    .item(profile)
    .options({ condition: unchangedSince(previous) });
export const putCompanyProfile = (profile: CompanyProfileItem, previous?: string) =>
  CompanyProfile.build(PutTransaction)
    .item(profile)
    .options({ condition: unchangedSince(previous) });

export const seekerProfileRequest = (id: string) => SeekerProfile.build(BatchGetRequest).key({ id });
export const companyProfileRequest = (id: string) => CompanyProfile.build(BatchGetRequest).key({ id });

/** Returns a seeker's profile; undefined for an unknown id and for a company's. */
export const readSeekerProfile = async (id: string): Promise<SeekerProfileItem | undefined> =>
  (await batchGet({ found: [seekerProfileRequest(id)] })).found[0];

/** Stores the last activity of a profile, unless it was deleted [ACC-06]. */
export const stampLastActivity = async (id: string, at: string): Promise<void> => {
  try {
    await retryCanceledWrite(() =>
      SeekerProfile.build(UpdateItemCommand)
        .item({ id, lastActivity: at })
        .options({ condition: { attr: 'id', exists: true } })
        .send(),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Returns the write of a profile's last activity, for a transaction. */
export const lastActivityAt = (id: string, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, lastActivity: at })
    .options({ condition: { attr: 'id', exists: true } });

/**
 * Returns the writes that delete a seeker's profile. A concurrent save fails, because the profile is missing by then.
 */
export const deleteSeekerProfile = (id: string): Write[] => [
  SeekerProfile.build(DeleteTransaction).key({ id }),
  putProfileTombstone(id),
];

export type ProfileItem = SeekerProfileItem | CompanyProfileItem;

/**
 * Returns the size of a profile's item in bytes. It includes the date of a priority access, which can be added at any
 * time.
 */
export const profileBytes = (profile: ProfileItem): number =>
  itemBytes({
    lastPriorityAccess: profile.updatedAt,
    ...profile,
    ...profileKey(profile),
    [tableAttributes.entity]: CompanyProfile.entityName,
    [tableAttributes.version]: 1,
  });

export const isSeekerProfile = (profile: ProfileItem): profile is SeekerProfileItem => 'seeker' in profile;

/** Returns whether search and matching include a profile: it is public, complete and not suspended. */
export const isFindable = ({
  public: shown,
  complete,
  suspendedAt,
}: Pick<ProfileItem, 'public' | 'complete' | 'suspendedAt'>): boolean => shown && complete && !suspendedAt;

const notSuspended = { attr: 'suspendedAt', exists: false } as const;

export const ifSeekerFindable = (id: string) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [{ attr: 'public', eq: true }, { attr: 'complete', eq: true }, notSuspended],
    });

/** Fails when the profile doesn't exist; works for seekers and companies. */
export const ifSeekerExists = (id: string) =>
  SeekerProfile.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });

/** Fails unless other companies can find this company. */
export const ifCompanyFindable = (id: string) =>
  CompanyProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [{ attr: 'complete', eq: true }, { attr: 'closedAt', exists: false }, notSuspended],
    });

/** Returns whether a company's open jobs can be read without an account. */
export const showsJobs = ({
  closedAt,
  suspendedAt,
  postsHidden,
  jobsOnWeb,
}: Pick<CompanyProfileItem, 'closedAt' | 'suspendedAt' | 'postsHidden' | 'jobsOnWeb'>): boolean =>
  closedAt === undefined && suspendedAt === undefined && postsHidden === undefined && jobsOnWeb !== false;

/** Fails unless the company's open jobs can be read without an account. */
export const ifCompanyShowsJobs = (id: string) =>
  CompanyProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'id', exists: true },
        { attr: 'closedAt', exists: false },
        notSuspended,
        { attr: 'postsHidden', exists: false },
        {
          or: [
            { attr: 'jobsOnWeb', exists: false },
            { attr: 'jobsOnWeb', eq: true },
          ],
        },
      ],
    });

/** Changes the name of the company's primary user. Fails when the company has another primary user by now. */
export const renamePrimaryUser = ({ id, primaryUser, updatedAt }: CompanyProfileItem, name: string, at: string) =>
  CompanyProfile.build(UpdateTransaction)
    .item({ id, primaryUserName: name, updatedAt: laterThan(updatedAt, at) })
    .options({ condition: { attr: 'primaryUser', eq: primaryUser } });

/**
 * Returns the writes that close a company. Its name and place stay, for seekers who applied to it or whom it unlocked.
 * Its contact details are deleted.
 */
export const closeCompanyProfile = (profile: CompanyProfileItem, at: string): Write[] => {
  const { phoneNumber: _, phoneExtension: __, website: ___, primaryUserName: ____, company, ...rest } = profile;
  const { principleContact: _____, ...answers } = company;
  const updatedAt = laterThan(profile.updatedAt, at);
  const closed = { ...rest, email: '', public: false, company: answers, updatedAt, closedAt: at };
  return [putCompanyProfile(closed, profile.updatedAt), putProfileTombstone(profile.id)];
};

/** Sets the contact address of a profile. Fails when the profile changed since it was read. */
export const changeProfileEmail = (profile: ProfileItem, email: string, at: string) => {
  const changes = { id: profile.id, email, updatedAt: laterThan(profile.updatedAt, at) };
  const options = { condition: { attr: 'updatedAt', eq: profile.updatedAt } } as const;
  return isSeekerProfile(profile)
    ? SeekerProfile.build(UpdateTransaction).item(changes).options(options)
    : CompanyProfile.build(UpdateTransaction).item(changes).options(options);
};

/** Removes a departing user's name from the company's page, and sets another e-mail address. */
export const leaveCompanyProfile = (profile: CompanyProfileItem, email: string, at: string) =>
  CompanyProfile.build(UpdateTransaction)
    .item({ id: profile.id, email, primaryUserName: $remove(), updatedAt: laterThan(profile.updatedAt, at) })
    .options({ condition: { attr: 'updatedAt', eq: profile.updatedAt } });

/** Returns a company's profile; undefined for an unknown id and for a seeker's. */
export const readCompanyProfile = async (id: string): Promise<CompanyProfileItem | undefined> =>
  (await batchGet({ found: [companyProfileRequest(id)] })).found[0];
