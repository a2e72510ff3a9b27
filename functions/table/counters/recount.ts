import { type AccessState, type AccessType, isOpenState } from '@plumbline/shared/domain/access/access-states';
import { type Entity, EntityParser, UpdateItemCommand } from 'dynamodb-toolbox';
import { AccessEntry, entriesAbout } from '../access/access-entry.ts';
import { CompanyOwners } from '../accounts/company-owners.ts';
import { listUsersOfProfile } from '../accounts/user.ts';
import { countViewsOfJob } from '../activity/job-view.ts';
import { countCompanyViewsOfProject } from '../activity/project-view.ts';
import { countSeekerActivities, SeekerActivityCounts } from '../activity/seeker-activity.ts';
import { queryCount } from '../core/query.ts';
import type { Attributes } from '../core/stored/schema-versions.ts';
import { readItem, type StoredKey, updateAsRead } from '../core/stored/stored-items.ts';
import { isConditionFailure } from '../core/transact.ts';
import { countJobsOf, readJob } from '../jobs/job.ts';
import { CompanyJobCounts, countersKeys, JobCounters } from '../jobs/job-counters.ts';
import { countMatchesOfJob } from '../matching/match.ts';
import { countMatchesOfProject } from '../matching/project-match.ts';
import { ProjectCounters } from '../projects/project.ts';

type Counts = Readonly<Record<string, number>>;

/** An item of counters, with functions that read it, count again, and write it. */
export type CountedItem = {
  read: () => Promise<Attributes | undefined>;
  /** Returns the right values of those counters that are stored wrong. */
  recount: (stored: Attributes | undefined) => Promise<Counts>;
  /** Writes counters unless they have changed since they were read. Returns whether it wrote. */
  write: (stored: Attributes | undefined, changes: Counts) => Promise<boolean>;
};

type Definition = {
  entity: Entity;
  key: Readonly<Record<string, string>>;
  count: () => Promise<Counts>;
  /** Counters that also count items deleted later. Only a stored value below the current count is therefore wrong. */
  atLeast?: readonly string[];
  /** Returns the other attributes of a counter item that has to be created. */
  create?: () => Promise<Attributes>;
};

const createIfMissing = async ({ entity, key, create }: Definition, counts: Counts): Promise<boolean> => {
  const [attr = ''] = Object.keys(key);
  try {
    await entity
      .build(UpdateItemCommand)
      .item({ ...key, ...(await create?.()), ...counts } as never)
      .options({ condition: { attr, exists: false } as never })
      .send();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
};

const countedItem = (definition: Definition): CountedItem => {
  const { entity, key, count, atLeast = [] } = definition;
  return {
    read: () => readItem(entity.build(EntityParser).parse(key as never, { mode: 'key' }).key as StoredKey),
    recount: async (stored) =>
      Object.fromEntries(
        Object.entries(await count()).filter(([name, wanted]) => {
          const current = Number(stored?.[name] ?? 0);
          return atLeast.includes(name) ? current < wanted : current !== wanted;
        }),
      ),
    write: async (stored, changes) =>
      stored ? (await updateAsRead(stored, changes)).written : createIfMissing(definition, changes),
  };
};

/** Returns the number of entries about a job or project in one state. The index may be a moment late. */
const countEntriesInState = (subject: string, type: AccessType, state: AccessState): Promise<number> => {
  const openness = isOpenState(state) ? 'OPEN' : state.toUpperCase();
  return queryCount(AccessEntry, entriesAbout.list({ subject, type, openness }), {
    filter: { attr: 'state', eq: state },
  });
};

export const jobCounts = (id: string): CountedItem[] => [
  countedItem({
    entity: JobCounters as never,
    key: { id },
    count: async () => ({
      views: await countViewsOfJob(id),
      applicants:
        (await countEntriesInState(id, 'job-application', 'requested')) +
        (await countEntriesInState(id, 'job-application', 'granted')),
      declined: await countEntriesInState(id, 'job-application', 'rejected'),
      matches: await countMatchesOfJob(id),
    }),
    atLeast: ['views'],
    create: async () => {
      const job = await readJob(id);
      return job ? countersKeys(job.company, id) : {};
    },
  }),
];

export const projectCounts = (id: string): CountedItem[] => [
  countedItem({
    entity: ProjectCounters as never,
    key: { id },
    count: async () => ({
      views: await countCompanyViewsOfProject(id),
      matches: await countMatchesOfProject(id),
      requests: await countEntriesInState(id, 'project', 'requested'),
      connections: await countEntriesInState(id, 'project', 'granted'),
    }),
    atLeast: ['views'],
  }),
];

export const companyCounts = (company: string): CountedItem[] => [
  countedItem({ entity: CompanyJobCounts as never, key: { company }, count: () => countJobsOf(company) }),
  countedItem({
    entity: CompanyOwners as never,
    key: { company },
    count: async () => {
      const users = await listUsersOfProfile(company);
      return {
        owners: users.filter(({ companyRole, status }) => companyRole === 'owner' && status === 'active').length,
      };
    },
  }),
];

export const seekerCounts = (seeker: string): CountedItem[] => [
  countedItem({
    entity: SeekerActivityCounts as never,
    key: { seeker },
    count: async () => ({
      active: await countSeekerActivities(seeker, 'active'),
      inactive: await countSeekerActivities(seeker, 'inactive'),
    }),
  }),
];
