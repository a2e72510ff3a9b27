import {
  $add,
  $get,
  any,
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  item,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { batchGet } from '../core/batch-get.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

export type StoredPlan = { id: string; name: string; size: number; createdAt: string };

/** The plans of a project, in one item because their number is limited. */
export const ProjectPlans = new Entity({
  name: 'ProjectPlans',
  table,
  timestamps: false,
  schema: item({ id: string().key(), plans: any().castAs<StoredPlan[]>(), revision: number() }),
  computeKey: keyTemplate('PROJECT#{id}', 'PLANS'),
});
export type ProjectPlansItem = FormattedItem<typeof ProjectPlans>;

export const projectPlansRequest = (id: string) => ProjectPlans.build(BatchGetRequest).key({ id });

/** Writes all plans of a project; fails when they have changed since `previous` was read. */
export const putProjectPlans = (id: string, plans: StoredPlan[], previous: ProjectPlansItem | undefined) =>
  ProjectPlans.build(PutTransaction)
    .item({ id, plans, revision: (previous?.revision ?? 0) + 1 })
    .options({
      condition: previous ? { attr: 'revision', eq: previous.revision } : { attr: 'id', exists: false },
    });

/** Deletes the item. The schedule `clean-files` deletes the objects, which no one can reach any more. */
export const deleteProjectPlans = (id: string) => ProjectPlans.build(DeleteTransaction).key({ id });

/** Reads the plans of several projects in one request, by project. */
export const readPlansOfProjects = async (ids: readonly string[]): Promise<Map<string, StoredPlan[]>> => {
  const { found } = await batchGet({ found: ids.map(projectPlansRequest) });
  return new Map(found.flatMap((each) => (each ? [[each.id, each.plans] as const] : [])));
};

const openingsByDate = indexPattern('gsi1', {
  partition: 'PROJECT#{project}',
  sort: 'PLAN-OPENED#{plan}#{lastAt}#{company}',
  finds: 'The companies that opened a plan, by date',
});

/** A company opened a plan. There is one item for each plan and company, which counts the openings. */
export const PlanOpening = new Entity({
  name: 'PlanOpening',
  table,
  timestamps: false,
  schema: item({
    project: string().key(),
    plan: string().key(),
    company: string().key(),
    count: number(),
    firstAt: string(),
    lastAt: string(),
  }).and((schema) => indexKeys(schema, openingsByDate, (opening) => opening)),
  computeKey: keyTemplate('PROJECT#{project}', 'PLAN-OPENED#{plan}#{company}'),
});
type OpeningKey = Pick<FormattedItem<typeof PlanOpening>, 'project' | 'plan' | 'company'>;

export const countOpening = async (key: OpeningKey, at: string): Promise<void> => {
  await PlanOpening.build(UpdateItemCommand)
    .item({
      ...key,
      count: $add(1),
      firstAt: $get('firstAt', at),
      lastAt: at,
      ...openingsByDate.keys({ ...key, lastAt: at }),
    })
    .send();
};

/** Returns a page of the companies that opened a plan, latest opening first. */
export const listOpeningsOf = (project: string, plan: string, page: Page) =>
  queryPage(PlanOpening, openingsByDate.list({ project, plan }), { ...page, reverse: true });
