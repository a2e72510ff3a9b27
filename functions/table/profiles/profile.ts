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
  /** Seeker: may be found. Company: recruiting is on. */
  public: boolean(),
  /** All that matching needs is there. */
  complete: boolean(),
  /** While staff has suspended the account: no one acts for it and no one new finds it. */
  suspendedAt: string().optional(),
  primaryUser: string(),
  lastActivity: string(),
  createdAt: string(),
  updatedAt: string(),
};

/** The key of a profile as it is stored. */
export const profileKey = keyTemplate('PROFILE#{id}', 'PROFILE');

export const SeekerProfile = new Entity({
  name: 'SeekerProfile',
  table,
  timestamps: false,
  schema: item({
    ...shared,
    /** Absent for military post, which has no place on the map. */
    latitude: number().optional(),
    longitude: number().optional(),
    seeker: any().castAs<SeekerPart>(),
    lastPriorityAccess: string().optional(),
  }),
  computeKey: profileKey,
});
export type SeekerProfileItem = FormattedItem<typeof SeekerProfile>;

export type PlacedSeeker = SeekerProfileItem & Point;
/** Whether the seeker is at a place on the map. Military post has none, so no search by distance finds it. */
export const isPlaced = (profile: SeekerProfileItem): profile is PlacedSeeker =>
  profile.latitude !== undefined && profile.longitude !== undefined;

export const CompanyProfile = new Entity({
  name: 'CompanyProfile',
  table,
  timestamps: false,
  schema: item({
    ...shared,
    /** The display name of `primaryUser`, kept here so that a page needs no further request [PRO-15]. */
    primaryUserName: string().optional(),
    /** When its last user left: no one acts for it any more, for good. */
    closedAt: string().optional(),
    /** Whether everyone may read its open jobs; they may unless it says no. */
    jobsOnWeb: boolean().optional(),
    company: any().castAs<CompanyPart>(),
  }),
  computeKey: profileKey,
});
export type CompanyProfileItem = FormattedItem<typeof CompanyProfile>;

const unchangedSince = (updatedAt: string | undefined) =>
  updatedAt === undefined ? ({ attr: 'id', exists: false } as const) : ({ attr: 'updatedAt', eq: updatedAt } as const);

/** Writes the whole profile; `previous` is the expected `updatedAt`, none for a new profile. */
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

/** Undefined for an unknown id or a company's. */
export const readSeekerProfile = async (id: string): Promise<SeekerProfileItem | undefined> =>
  (await batchGet({ found: [seekerProfileRequest(id)] })).found[0];

/** Stamps the last activity of a profile, if it still has an account [ACC-06]. */
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

/** Stamps the last activity within a transaction. */
export const lastActivityAt = (id: string, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, lastActivity: at })
    .options({ condition: { attr: 'id', exists: true } });

/** Whatever is being saved at this moment: a save fails once the profile is gone. */
export const deleteSeekerProfile = (id: string): Write[] => [
  SeekerProfile.build(DeleteTransaction).key({ id }),
  putProfileTombstone(id),
];

export type ProfileItem = SeekerProfileItem | CompanyProfileItem;

/** What a profile takes in the table, the date of a priority access included, which may come any time. */
export const profileBytes = (profile: ProfileItem): number =>
  itemBytes({
    lastPriorityAccess: profile.updatedAt,
    ...profile,
    ...profileKey(profile),
    [tableAttributes.entity]: CompanyProfile.entityName,
    [tableAttributes.version]: 1,
  });

export const isSeekerProfile = (profile: ProfileItem): profile is SeekerProfileItem => 'seeker' in profile;

/** In search and in matching: shown, with all that matching needs. */
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

/** Fails when there is no such profile (any more), of whichever kind. */
export const ifSeekerExists = (id: string) =>
  SeekerProfile.build(ConditionCheck).key({ id }).condition({ attr: 'id', exists: true });

/** Fails unless other companies may find this one. */
export const ifCompanyFindable = (id: string) =>
  CompanyProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [{ attr: 'complete', eq: true }, { attr: 'closedAt', exists: false }, notSuspended],
    });

/** Whether the open jobs of a company may be read without an account. */
export const showsJobs = ({
  closedAt,
  suspendedAt,
  jobsOnWeb,
}: Pick<CompanyProfileItem, 'closedAt' | 'suspendedAt' | 'jobsOnWeb'>): boolean =>
  closedAt === undefined && suspendedAt === undefined && jobsOnWeb !== false;

/** Fails when they may not. */
export const ifCompanyShowsJobs = (id: string) =>
  CompanyProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'id', exists: true },
        { attr: 'closedAt', exists: false },
        notSuspended,
        {
          or: [
            { attr: 'jobsOnWeb', exists: false },
            { attr: 'jobsOnWeb', eq: true },
          ],
        },
      ],
    });

/** The display name changed of the user `primaryUser`; fails when that is someone else. */
export const renamePrimaryUser = ({ id, primaryUser, updatedAt }: CompanyProfileItem, name: string, at: string) =>
  CompanyProfile.build(UpdateTransaction)
    .item({ id, primaryUserName: name, updatedAt: laterThan(updatedAt, at) })
    .options({ condition: { attr: 'primaryUser', eq: primaryUser } });

/**
 * What stays of a company that no one acts for: its name and place, for those who applied to it or bought from it.
 * No one answers at its addresses any more.
 */
export const closeCompanyProfile = (profile: CompanyProfileItem, at: string): Write[] => {
  const { phoneNumber: _, phoneExtension: __, website: ___, primaryUserName: ____, company, ...rest } = profile;
  const { principleContact: _____, ...answers } = company;
  const updatedAt = laterThan(profile.updatedAt, at);
  const closed = { ...rest, email: '', public: false, company: answers, updatedAt, closedAt: at };
  return [putCompanyProfile(closed, profile.updatedAt), putProfileTombstone(profile.id)];
};

/** The user who leaves is no longer named on the company's page, nor reached by its address. */
export const leaveCompanyProfile = (profile: CompanyProfileItem, email: string, at: string) =>
  CompanyProfile.build(UpdateTransaction)
    .item({ id: profile.id, email, primaryUserName: $remove(), updatedAt: laterThan(profile.updatedAt, at) })
    .options({ condition: { attr: 'updatedAt', eq: profile.updatedAt } });

/** Undefined for an unknown id or a seeker's. */
export const readCompanyProfile = async (id: string): Promise<CompanyProfileItem | undefined> =>
  (await batchGet({ found: [companyProfileRequest(id)] })).found[0];
