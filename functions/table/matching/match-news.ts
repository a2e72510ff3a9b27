import {
  DeleteItemCommand,
  Entity,
  type FormattedItem,
  item,
  PutItemCommand,
  QueryCommand,
  string,
} from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { dueShard, dueShards } from '../core/due-shards.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

/** New matches that a later e-mail tells of: one item for a seeker, one for each job of a company. */
export const MatchNews = new Entity({
  name: 'MatchNews',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    /** When the e-mail is due (ISO). */
    due: string().key(),
    /** Empty for a seeker. */
    job: string().key(),
    /** When the first of the matches was found. */
    since: string(),
    gsi3pk: string().hidden(),
    gsi3sk: string().hidden(),
  }),
  computeKey: ({ profile, due, job }) => ({ pk: `PROFILE#${profile}`, sk: `MATCH-NEWS#${due}#${job}` }),
});
export type MatchNewsItem = FormattedItem<typeof MatchNews>;

/** Only what waits is here, and what is due comes first. */
const WAITING = 'MATCH-NEWS';

/** What waits already stays as it is. */
export const putMatchNews = async (news: MatchNewsItem): Promise<void> => {
  const { profile, due, job } = news;
  try {
    await MatchNews.build(PutItemCommand)
      .item({ ...news, gsi3pk: dueShard(WAITING, profile), gsi3sk: `${due}#${profile}#${job}` })
      .options({ condition: { attr: 'profile', exists: false } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** What one e-mail to the users of a profile is to tell of. */
export const readMatchNews = async (profile: string, due: string): Promise<MatchNewsItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(MatchNews)
    .query({ partition: `PROFILE#${profile}`, range: { beginsWith: `MATCH-NEWS#${due}#` } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return items ?? [];
};

export const dropMatchNews = (news: readonly MatchNewsItem[]) =>
  Promise.all(
    news.map(({ profile, due, job }) => MatchNews.build(DeleteItemCommand).key({ profile, due, job }).send()),
  );

/** Where news wait; those of one profile wait together. */
export const matchNewsShards = (): string[] => dueShards(WAITING);

/** What of a shard is due at `at` (ISO), longest due first, at most `limit`. */
export const listDueMatchNews = async (shard: string, at: string, limit: number, cursor?: string) => {
  const start = decodeCursor(cursor, { index: 'gsi3', partition: shard, prefix: '' });
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(MatchNews)
    .query({ index: 'gsi3', partition: shard, range: { lte: `${at}#~` } })
    .options({ limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};
