import type { companyPart, seekerPart } from '@plumbline/shared/contracts/profile-shape';
import {
  any,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  Entity,
  type FormattedItem,
  item,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import type { z } from 'zod';
import { readTogether } from './read-together.ts';
import { table } from './table.ts';
import { retryConflicts } from './transact.ts';

export type SeekerPart = Partial<z.output<typeof seekerPart>>;
export type CompanyPart = Partial<z.output<typeof companyPart>>;

const shared = {
  id: string().key(),
  kind: string().enum('candidate', 'provider', 'vendor', 'educational'),
  name: string(),
  lastName: string().optional(),
  email: string(),
  phoneNumber: string().optional(),
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
  primaryUser: string(),
  lastActivity: string(),
  createdAt: string(),
  updatedAt: string(),
};

const profileKey = ({ id }: { id: string }) => ({ pk: `PROFILE#${id}`, sk: 'PROFILE' });

export const SeekerProfile = new Entity({
  name: 'SeekerProfile',
  table,
  timestamps: false,
  schema: item({ ...shared, seeker: any().castAs<SeekerPart>(), lastPriorityAccess: string().optional() }),
  computeKey: profileKey,
});
export type SeekerProfileItem = FormattedItem<typeof SeekerProfile>;

export const CompanyProfile = new Entity({
  name: 'CompanyProfile',
  table,
  timestamps: false,
  schema: item({ ...shared, company: any().castAs<CompanyPart>() }),
  computeKey: profileKey,
});
export type CompanyProfileItem = FormattedItem<typeof CompanyProfile>;

/** The rich text of a profile, apart because it may be larger than 4 KB. */
export const ProfileText = new Entity({
  name: 'ProfileText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string() }),
  computeKey: ({ id }) => ({ pk: `PROFILE#${id}`, sk: 'TEXT' }),
});

const unchangedSince = (updatedAt: string | undefined) =>
  updatedAt === undefined ? ({ attr: 'id', exists: false } as const) : ({ attr: 'updatedAt', eq: updatedAt } as const);

/** Writes the whole profile; `previous` is the `updatedAt` that must still stand, none for a new profile. */
export const putSeekerProfile = (profile: SeekerProfileItem, previous?: string) =>
  SeekerProfile.build(PutTransaction)
    .item(profile)
    .options({ condition: unchangedSince(previous) });
export const putCompanyProfile = (profile: CompanyProfileItem, previous?: string) =>
  CompanyProfile.build(PutTransaction)
    .item(profile)
    .options({ condition: unchangedSince(previous) });
export const putProfileText = (id: string, description: string) =>
  ProfileText.build(PutTransaction).item({ id, description });

export const seekerProfileRequest = (id: string) => SeekerProfile.build(BatchGetRequest).key({ id });
export const companyProfileRequest = (id: string) => CompanyProfile.build(BatchGetRequest).key({ id });

/** Undefined for an unknown id or a company's. */
export const readSeekerProfile = async (id: string): Promise<SeekerProfileItem | undefined> =>
  (await readTogether({ found: [seekerProfileRequest(id)] })).found[0];

/** ACC-06: a login or refresh moves only this one attribute. */
export const stampLastActivity = (id: string, at: string) =>
  retryConflicts(() =>
    SeekerProfile.build(UpdateItemCommand)
      .item({ id, lastActivity: at })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );

/** The same beside other writes. */
export const lastActivityAt = (id: string, at: string) =>
  SeekerProfile.build(UpdateTransaction)
    .item({ id, lastActivity: at })
    .options({ condition: { attr: 'id', exists: true } });

/** Takes a seeker out of search and matching. */
export const hideProfile = (profile: SeekerProfileItem, at: string) =>
  putSeekerProfile({ ...profile, public: false, updatedAt: at }, profile.updatedAt);

export type ProfileItem = SeekerProfileItem | CompanyProfileItem;

export const isSeekerProfile = (profile: ProfileItem): profile is SeekerProfileItem => 'seeker' in profile;

/** In search and in matching: shown, with all that matching needs. */
export const isFindable = ({ public: shown, complete }: Pick<ProfileItem, 'public' | 'complete'>): boolean =>
  shown && complete;

export const mustBeFindable = (id: string) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'public', eq: true },
        { attr: 'complete', eq: true },
      ],
    });

/** Undefined for an unknown id or a seeker's. */
export const readCompanyProfile = async (id: string): Promise<CompanyProfileItem | undefined> =>
  (await readTogether({ found: [companyProfileRequest(id)] })).found[0];
