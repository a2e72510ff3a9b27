import { Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const requestsByDate = indexPattern('gsi1', {
  partition: 'SUPPORT',
  sort: '{date}#{id}',
  finds: 'Requests for support, by date',
});

export const SupportRequest = new Entity({
  name: 'SupportRequest',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    email: string(),
    data: string(),
    /** The profile it was sent from, if any (SHL-26). */
    profileId: string().optional(),
    date: string(),
  }).and((schema) => indexKeys(schema, requestsByDate, (request) => request)),
  computeKey: ({ id }) => ({ pk: `SUPPORT#${id}`, sk: 'SUPPORT' }),
});

export type SupportRequestItem = FormattedItem<typeof SupportRequest>;

export const putSupportRequest = (request: SupportRequestItem) =>
  SupportRequest.build(PutItemCommand).item(request).send();

/** Newest first. */
export const listSupportRequests = (page: Page) =>
  queryPage(SupportRequest, requestsByDate.list({}), { ...page, reverse: true });
