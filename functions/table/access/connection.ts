import { type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { AccessEntryItem } from './access-entry.ts';

const connections = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'CONNECTION#{type}#{subject}#{other}',
  finds: 'The connections of a profile, to count them',
});
const connectionsByDate = indexPattern('gsi1', {
  partition: 'PROFILE#{profile}',
  sort: 'CONNECTION#{date}#{subject}#{other}',
  finds: 'The connections of a profile, by date',
});
const connectionsByType = indexPattern('gsi2', {
  partition: 'PROFILE#{profile}',
  sort: 'CONNECTION-OF#{type}#{date}#{subject}#{other}',
  finds: 'The connections of a profile of one type, by date',
});

/** A granted access entry as one of its two sides sees it. The projector makes one for each side [TBX-06]. */
export const Connection = new Entity({
  name: 'Connection',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    type: string().enum('job', 'job-application', 'project').key(),
    subject: string().key(),
    /** The profile of the other side. */
    other: string().key(),
    date: string(),
  }).and((schema) => ({
    ...indexKeys(schema, connectionsByDate, (connection) => connection),
    ...indexKeys(schema, connectionsByType, (connection) => connection),
  })),
  computeKey: connections.keys,
});
export type ConnectionItem = FormattedItem<typeof Connection>;

/** Writes a connection; repeating it changes nothing. */
export const putConnection = (connection: ConnectionItem) => Connection.build(PutItemCommand).item(connection);

/** Returns the connections of both sides that result from a granted entry. */
export const connectionsOf = ({ owner, other, type, subject, date }: AccessEntryItem): ConnectionItem[] => [
  { profile: owner, other, type, subject, date },
  { profile: other, other: owner, type, subject, date },
];

/** Returns a page of a profile's connections, of one type or of all, newest first. */
export const listConnections = (
  profile: string,
  { type, ...page }: Page & { type?: ConnectionItem['type'] | undefined },
) =>
  queryPage(Connection, type ? connectionsByType.list({ profile, type }) : connectionsByDate.list({ profile }), {
    ...page,
    reverse: true,
  });

/** Returns the number of a profile's connections. */
export const countConnections = (profile: string): Promise<number> =>
  queryCount(Connection, connections.list({ profile }));
