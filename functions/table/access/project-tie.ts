import { accessStates } from '@plumbline/shared/domain/access/access-states';
import {
  $remove,
  boolean,
  type FormattedItem,
  item,
  PutTransaction,
  string,
  UpdateItemCommand,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure, retryCanceledWrite } from '../core/transact.ts';

const ties = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'TIE#{project}#{other}',
  finds: 'How a company stands with another one about a project',
});
const tiesByDate = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'TIE#{date}#{project}#{other}',
  finds: 'The companies that a company asked, or was asked by, about projects, by date',
});

/**
 * A request between two companies about a project, as one of them sees it: each side has its own, anyone who asked, so
 * that all of a company's are one list. It is written with every move of the request.
 */
export const ProjectTie = new Entity({
  name: 'ProjectTie',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    project: string().key(),
    /** The other side. */
    other: string().key(),
    /** Whether the project is the company's own. */
    own: boolean(),
    state: string().enum(...accessStates),
    /** When the request came into its state. */
    date: string(),
    /** What only this side reads, and when it was last written. */
    note: string().optional(),
    notedAt: string().optional(),
  }).and((schema) => indexKeys(schema, tiesByDate, (tie) => tie)),
  computeKey: ties.keys,
});
export type ProjectTieItem = FormattedItem<typeof ProjectTie>;
type TieKey = Pick<ProjectTieItem, 'company' | 'project' | 'other'>;

/** Begins a tie or moves it on; a note stays. */
export const moveTie = (tie: TieKey & Pick<ProjectTieItem, 'own' | 'state' | 'date'>) =>
  ProjectTie.build(UpdateTransaction).item({ ...tie, ...tiesByDate.keys(tie) });

export const putTie = (tie: ProjectTieItem) => ProjectTie.build(PutTransaction).item(tie);

/** A company's ties, the latest first. */
export const listTies = (company: string, page: Page) =>
  queryPage(ProjectTie, tiesByDate.list({ company }), { ...page, reverse: true });

export type Noted = 'noted' | 'changed elsewhere' | 'no such tie';

/** Writes a note over the one of `readAt`, or removes it; not over one that someone wrote meanwhile. */
export const noteOnTie = async (
  key: TieKey,
  { text, at, readAt }: { text: string; at: string; readAt: string | undefined },
): Promise<Noted> => {
  const asRead = readAt ? ({ attr: 'notedAt', eq: readAt } as const) : ({ attr: 'notedAt', exists: false } as const);
  try {
    const update = ProjectTie.build(UpdateItemCommand)
      .item({ ...key, note: text || $remove(), notedAt: text ? at : $remove() })
      .options({
        condition: { and: [{ attr: 'state', exists: true }, asRead] },
        returnValuesOnConditionFalse: 'ALL_OLD',
      });
    await retryCanceledWrite(() => update.send());
    return 'noted';
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return (error as { Item?: object }).Item ? 'changed elsewhere' : 'no such tie';
  }
};
