import { projectState } from '@plumbline/shared/domain/projects/project-states';
import {
  $add,
  $remove,
  BatchGetRequest,
  boolean,
  type Condition,
  ConditionCheck,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount, queryPage } from '../core/query.ts';
import { ifSuspensionIs } from '../core/suspension-condition.ts';
import { table } from '../core/table.ts';
import { takenDownAttribute } from '../core/taken-down.ts';
import { retryCanceledWrite } from '../core/transact.ts';

const partsOfProject = tablePattern({
  partition: 'PROJECT#{id}',
  sort: 'SELF#{part}',
  finds: 'A project with its texts and counts',
});
const projectsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'PROJECT#{createdAt}#{id}',
  finds: 'The projects of a company that are not deleted, by date',
});

/** A project for which a company looks for trade partners [PRJ-36]. */
export const Project = new Entity({
  name: 'Project',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    company: string(),
    companyName: string(),
    name: string(),
    type: string(),
    zip: string(),
    city: string(),
    state: string(),
    latitude: number(),
    longitude: number(),
    startDate: string(),
    /** The last day on which companies can ask to join (YYYY-MM-DD). */
    interestUntil: string().optional(),
    inviteVendorsToView: boolean(),
    contractorTradeCategories: list(string()),
    vendorTradeCategories: list(string()),
    createdAt: string(),
    updatedAt: string(),
    closedAt: string().optional(),
    deletedAt: string().optional(),
    /** When the project's company was suspended or its posts were hidden (ISO); absent otherwise. */
    suspendedAt: string().optional(),
    /** When and why staff took the project down; absent otherwise. */
    takenDown: takenDownAttribute.optional(),
  }).and((schema) => indexKeys(schema, projectsOfCompany, (project) => (project.deletedAt ? undefined : project))),
  computeKey: keyTemplate(partsOfProject.partition, 'SELF#PROJECT'),
});
export type ProjectItem = FormattedItem<typeof Project>;

export const ProjectText = new Entity({
  name: 'ProjectText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string(), addedDetail: string() }),
  computeKey: keyTemplate(partsOfProject.partition, 'SELF#TEXT'),
});
export type ProjectTextItem = FormattedItem<typeof ProjectText>;

/**
 * The counters of a project. They are a separate item, so that views, requests and matches don't rewrite the project.
 */
export const ProjectCounters = new Entity({
  name: 'ProjectCounters',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    /** The number of companies that viewed the project [PRJ-21]. */
    views: number().optional(),
    matches: number().optional(),
    requests: number().optional(),
    connections: number().optional(),
  }),
  computeKey: keyTemplate(partsOfProject.partition, 'SELF#COUNTERS'),
});
export type ProjectCountersItem = FormattedItem<typeof ProjectCounters>;
export type ProjectCount = Exclude<keyof ProjectCountersItem, 'id'>;

/**
 * Returns whether search and matching include a project, and companies can ask to join it: it is neither closed,
 * deleted nor taken down, and its company isn't suspended.
 */
export const isOpenProject = (
  project: Pick<ProjectItem, 'closedAt' | 'deletedAt' | 'suspendedAt' | 'takenDown'>,
): boolean => projectState(project) === 'open' && !project.suspendedAt && !project.takenDown;

export const putProject = (project: ProjectItem, previous?: string) =>
  Project.build(PutTransaction)
    .item(project)
    .options({
      condition: previous
        ? { and: [{ attr: 'updatedAt', eq: previous }, ifSuspensionIs(project)] }
        : { attr: 'id', exists: false },
    });
export const putProjectText = (text: ProjectTextItem) => ProjectText.build(PutTransaction).item(text);

export const countOnProject = (id: string, changes: Partial<Record<ProjectCount, number>>) =>
  ProjectCounters.build(UpdateTransaction).item({
    id,
    ...Object.fromEntries(Object.entries(changes).map(([count, by]) => [count, $add(by)])),
  });

export const projectRequest = (id: string) => Project.build(BatchGetRequest).key({ id });
export const projectTextRequest = (id: string) => ProjectText.build(BatchGetRequest).key({ id });
export const projectCountersRequest = (id: string) => ProjectCounters.build(BatchGetRequest).key({ id });

const takesInterest = (day: string): Condition<typeof Project> => ({
  or: [
    { attr: 'interestUntil', exists: false },
    { attr: 'interestUntil', gte: day },
  ],
});

/** Fails unless the project is open. With a day (YYYY-MM-DD) it also fails when companies can't ask to join on it. */
export const ifProjectOpen = (id: string, day?: string) =>
  Project.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'id', exists: true },
        { attr: 'closedAt', exists: false },
        { attr: 'deletedAt', exists: false },
        { attr: 'suspendedAt', exists: false },
        { attr: 'takenDown', exists: false },
        ...(day ? [takesInterest(day)] : []),
      ],
    });

export const readProject = async (id: string): Promise<ProjectItem | undefined> =>
  (await Project.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** Returns a project with its texts and counters in one request. */
export const readWholeProject = async (id: string) => {
  const { items } = await queryPage([Project, ProjectText, ProjectCounters], partsOfProject.list({ id }), {
    consistent: true,
  });
  const found: { project?: ProjectItem; text?: ProjectTextItem; counters?: ProjectCountersItem } = {};
  for (const each of items) {
    if (each.entity === 'Project') found.project = each;
    else if (each.entity === 'ProjectText') found.text = each;
    else found.counters = each;
  }
  return found;
};

/** Returns the number of a company's open projects, neither closed, deleted nor taken down. */
export const countOpenProjects = (company: string): Promise<number> =>
  queryCount(Project, projectsOfCompany.list({ company }), {
    filter: {
      and: [
        { attr: 'closedAt', exists: false },
        { attr: 'deletedAt', exists: false },
        { attr: 'takenDown', exists: false },
      ],
    },
  });

/** Returns every project of a company, including closed ones but not deleted ones. */
export const allProjectsOf = (company: string): Promise<ProjectItem[]> =>
  queryAll(Project, projectsOfCompany.list({ company }));

/** Returns the newest projects of a company that aren't deleted, at most `limit`. Makes one query. */
export const newestProjectsOf = async (company: string, limit: number): Promise<ProjectItem[]> =>
  (await queryPage(Project, projectsOfCompany.list({ company }), { limit, reverse: true })).items;

/** Returns the open or closed projects of a company, or both, newest first. Deleted ones aren't listed. */
export const listProjectsOf = (company: string, state: 'all' | 'open' | 'closed'): Promise<ProjectItem[]> =>
  queryAll(Project, projectsOfCompany.list({ company }), {
    reverse: true,
    ...(state !== 'all' && { filter: { attr: 'closedAt', exists: state === 'closed' } }),
  });

/** Changes the company's name on a project. `updatedAt` stays, because no user edited the project. */
export const nameCompanyOnProject = (id: string, companyName: string) =>
  retryCanceledWrite(() =>
    Project.build(UpdateItemCommand)
      .item({ id, companyName })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );

/**
 * Marks a project as suspended with its company, or as reinstated. `updatedAt` stays, because no user edited the
 * project.
 */
export const suspendProject = (id: string, suspendedAt: string | undefined) =>
  retryCanceledWrite(() =>
    Project.build(UpdateItemCommand)
      .item({ id, suspendedAt: suspendedAt ?? $remove() })
      .options({ condition: { attr: 'id', exists: true } })
      .send(),
  );
