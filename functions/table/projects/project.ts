import {
  BatchGetRequest,
  boolean,
  ConditionCheck,
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount } from '../core/query.ts';
import { table } from '../core/table.ts';

const projectsOfCompany = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'PROJECT#{createdAt}#{id}',
  finds: 'The projects of a company, by date',
});

/** A project a company looks for trade partners for (PRJ-36). */
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
    inviteVendorsToView: boolean(),
    contractorTradeCategories: list(string()),
    vendorTradeCategories: list(string()),
    createdAt: string(),
    updatedAt: string(),
    closedAt: string().optional(),
    deletedAt: string().optional(),
  }).and((schema) => indexKeys(schema, projectsOfCompany, (project) => project)),
  computeKey: ({ id }) => ({ pk: `PROJECT#${id}`, sk: 'SELF#PROJECT' }),
});
export type ProjectItem = FormattedItem<typeof Project>;

export const ProjectText = new Entity({
  name: 'ProjectText',
  table,
  timestamps: false,
  schema: item({ id: string().key(), description: string(), addedDetail: string() }),
  computeKey: ({ id }) => ({ pk: `PROJECT#${id}`, sk: 'SELF#TEXT' }),
});

export const putProject = (project: ProjectItem, previous?: string) =>
  Project.build(PutTransaction)
    .item(project)
    .options({ condition: previous ? { attr: 'updatedAt', eq: previous } : { attr: 'id', exists: false } });
export const putProjectText = (text: FormattedItem<typeof ProjectText>) => ProjectText.build(PutTransaction).item(text);

export const projectRequest = (id: string) => Project.build(BatchGetRequest).key({ id });

export const mustBeOpenProject = (id: string) =>
  Project.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'id', exists: true },
        { attr: 'closedAt', exists: false },
        { attr: 'deletedAt', exists: false },
      ],
    });

export const readProject = async (id: string): Promise<ProjectItem | undefined> =>
  (await Project.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** How many projects of a company are neither closed nor deleted. */
export const countOpenProjects = (company: string): Promise<number> =>
  queryCount(Project, projectsOfCompany.list({ company }), {
    filter: {
      and: [
        { attr: 'closedAt', exists: false },
        { attr: 'deletedAt', exists: false },
      ],
    },
  });

/** Every project of a company, closed and deleted ones included. */
export const allProjectsOf = (company: string): Promise<ProjectItem[]> =>
  queryAll(Project, projectsOfCompany.list({ company }));
