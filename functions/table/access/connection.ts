import { Entity, type FormattedItem, item, PutTransaction, QueryCommand, string } from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { table } from '../core/table.ts';

/** A granted access as one of its two sides sees it (TBX-06); written with the grant, once for each side. */
export const Connection = new Entity({
  name: 'Connection',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    type: string().enum('job', 'job-application', 'project').key(),
    subject: string().key(),
    /** The other side. */
    other: string().key(),
    date: string(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
    gsi2pk: string().hidden(),
    gsi2sk: string().hidden(),
  }),
  computeKey: ({ profile, type, subject, other }) => ({
    pk: `PROFILE#${profile}`,
    sk: `CONNECTION#${type}#${subject}#${other}`,
  }),
});
export type ConnectionItem = FormattedItem<typeof Connection>;

export const putConnection = (connection: ConnectionItem) => {
  const { profile, type, subject, other, date } = connection;
  return Connection.build(PutTransaction).item({
    ...connection,
    gsi1pk: `PROFILE#${profile}`,
    gsi1sk: `CONNECTION#${date}#${subject}#${other}`,
    gsi2pk: `PROFILE#${profile}`,
    gsi2sk: `CONNECTION-OF#${type}#${date}#${subject}#${other}`,
  });
};

type Page = { type?: ConnectionItem['type'] | undefined; limit: number; cursor?: string | undefined };

/** A profile's connections, of one type or of all, newest first. */
export const listConnections = async (profile: string, { type, limit, cursor }: Page) => {
  const index = type ? 'gsi2' : 'gsi1';
  const list = {
    index,
    partition: `PROFILE#${profile}`,
    prefix: type ? `CONNECTION-OF#${type}#` : 'CONNECTION#',
  } as const;
  const start = decodeCursor(cursor, list);
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(Connection)
    .query({ index, partition: list.partition, range: { beginsWith: list.prefix } })
    .options({ reverse: true, limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};

/** How many connections a profile has. */
export const countConnections = async (profile: string): Promise<number> => {
  const { Count: count } = await table
    .build(QueryCommand)
    .entities(Connection)
    .query({ partition: `PROFILE#${profile}`, range: { beginsWith: 'CONNECTION#' } })
    .options({ select: 'COUNT', maxPages: Number.POSITIVE_INFINITY })
    .send();
  return count ?? 0;
};
