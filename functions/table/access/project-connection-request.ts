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

const requestsOfProject = tablePattern({
  partition: 'PROFILE#{company}',
  sort: 'TIE#{project}#{other}',
  finds: 'The state of the request between two companies about a project',
});
const requestsByDate = indexPattern('gsi1', {
  partition: 'PROFILE#{company}',
  sort: 'TIE#{date}#{project}#{other}',
  finds: 'The companies that a company asked, or was asked by, about projects, by date',
});

/**
 * A request between two companies about a project, as one of them sees it. Each side has its own item, so that one
 * query lists all requests of a company. Each change of the request writes both.
 */
export const ProjectConnectionRequest = new Entity({
  name: 'ProjectTie',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    project: string().key(),
    /** The company on the other side. */
    other: string().key(),
    /** True when the project is the company's own. */
    own: boolean(),
    state: string().enum(...accessStates),
    /** When the request reached its state (ISO). */
    date: string(),
    /** A private note of this side, and when it was written last. */
    note: string().optional(),
    notedAt: string().optional(),
  }).and((schema) => indexKeys(schema, requestsByDate, (request) => request)),
  computeKey: requestsOfProject.keys,
});
export type ConnectionRequestItem = FormattedItem<typeof ProjectConnectionRequest>;
type ConnectionRequestKey = Pick<ConnectionRequestItem, 'company' | 'project' | 'other'>;

/** Writes a request or changes its state; a note stays. */
export const upsertConnectionRequest = (
  request: ConnectionRequestKey & Pick<ConnectionRequestItem, 'own' | 'state' | 'date'>,
) => ProjectConnectionRequest.build(UpdateTransaction).item({ ...request, ...requestsByDate.keys(request) });

export const putConnectionRequest = (request: ConnectionRequestItem) =>
  ProjectConnectionRequest.build(PutTransaction).item(request);

/** Returns a page of a company's connection requests, newest first. */
export const listConnectionRequests = (company: string, page: Page) =>
  queryPage(ProjectConnectionRequest, requestsByDate.list({ company }), { ...page, reverse: true });

export type NoteResult = 'noted' | 'changed elsewhere' | 'no such request';

/**
 * Replaces the note of `readAt`, or removes it. Returns 'changed elsewhere' when a colleague has written another note
 * since.
 */
export const noteOnConnectionRequest = async (
  key: ConnectionRequestKey,
  { text, at, readAt }: { text: string; at: string; readAt: string | undefined },
): Promise<NoteResult> => {
  const asRead = readAt ? ({ attr: 'notedAt', eq: readAt } as const) : ({ attr: 'notedAt', exists: false } as const);
  try {
    const update = ProjectConnectionRequest.build(UpdateItemCommand)
      .item({ ...key, note: text || $remove(), notedAt: text ? at : $remove() })
      .options({
        condition: { and: [{ attr: 'state', exists: true }, asRead] },
        returnValuesOnConditionFalse: 'ALL_OLD',
      });
    await retryCanceledWrite(() => update.send());
    return 'noted';
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return (error as { Item?: object }).Item ? 'changed elsewhere' : 'no such request';
  }
};
