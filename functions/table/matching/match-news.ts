import { DeleteItemCommand, Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { dueShard, dueShards } from '../core/due-shards.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

const newsOfProfile = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'MATCH-NEWS#{due}#{job}',
  finds: 'What one e-mail about new matches is to tell of',
});
/** Only what waits is here, and what is due comes first. */
const waitingNews = indexPattern('gsi3', {
  partition: 'MATCH-NEWS#{shard}',
  sort: '{due}#{profile}#{job}',
  finds: 'New matches whose e-mail is due',
});

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
  }).and((schema) => indexKeys(schema, waitingNews, (news) => ({ ...news, shard: dueShard(news.profile) }))),
  computeKey: newsOfProfile.keys,
});
export type MatchNewsItem = FormattedItem<typeof MatchNews>;

/** What waits already stays as it is. */
export const putMatchNews = async (news: MatchNewsItem): Promise<void> => {
  try {
    await MatchNews.build(PutItemCommand)
      .item(news)
      .options({ condition: { attr: 'profile', exists: false } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** What one e-mail to the users of a profile is to tell of. */
export const readMatchNews = (profile: string, due: string): Promise<MatchNewsItem[]> =>
  queryAll(MatchNews, newsOfProfile.list({ profile, due }), { consistent: true });

export const dropMatchNews = (news: readonly MatchNewsItem[]) =>
  Promise.all(
    news.map(({ profile, due, job }) => MatchNews.build(DeleteItemCommand).key({ profile, due, job }).send()),
  );

/** Where news wait; those of one profile wait together. */
export const matchNewsShards = dueShards;

/** What of a shard is due at `at` (ISO), longest due first, at most `limit`. */
export const listDueMatchNews = (shard: string, at: string, limit: number, cursor?: string) =>
  queryPage(MatchNews, waitingNews.list({ shard }), { to: `${at}#~`, limit, cursor });
