import { BatchGetRequest, DeleteItemCommand, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { type DueList, queryDue } from '../core/due/due-list.ts';
import { dueShard, dueShards } from '../core/due/due-shards.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';
import { isConditionFailure } from '../core/transact.ts';

export const digestOfProfile = tablePattern({
  partition: 'PROFILE#{profile}',
  sort: 'MATCH-DIGEST#{due}#{job}',
  finds: 'What one e-mail about new matches is to tell of',
});
/** The index of due digests. It has pending entries only, the earliest first. */
const dueDigests = indexPattern('gsi3', {
  partition: 'MATCH-DIGEST#{shard}',
  sort: '{due}#{profile}#{job}',
  finds: 'New matches whose e-mail is due',
});

/** New matches for a later e-mail: one item for a seeker, or one for each job of a company. */
export const MatchDigestEntry = new Entity({
  name: 'MatchDigestEntry',
  table,
  timestamps: false,
  schema: item({
    profile: string().key(),
    /** When the e-mail is due (ISO). */
    due: string().key(),
    /** The job of a company's match; empty for a seeker. */
    job: string().key(),
    /** When the first of the matches was found (ISO). */
    since: string(),
  }).and((schema) => indexKeys(schema, dueDigests, (entry) => ({ ...entry, shard: dueShard(entry.profile) }))),
  computeKey: digestOfProfile.keys,
});
export type MatchDigestEntryItem = FormattedItem<typeof MatchDigestEntry>;

export const matchDigestRequest = ({ profile, due, job }: MatchDigestEntryItem) =>
  MatchDigestEntry.build(BatchGetRequest).key({ profile, due, job });

/** Stores an entry; an existing one stays unchanged, with its earlier date. */
export const putMatchDigestEntry = async (entry: MatchDigestEntryItem): Promise<void> => {
  try {
    await MatchDigestEntry.build(PutItemCommand)
      .item(entry)
      .options({ condition: { attr: 'profile', exists: false } })
      .send();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};

/** Returns the entries of one e-mail to the users of a profile. */
export const readMatchDigest = (profile: string, due: string): Promise<MatchDigestEntryItem[]> =>
  queryAll(MatchDigestEntry, digestOfProfile.list({ profile, due }), { consistent: true });

export const deleteMatchDigest = (entries: readonly MatchDigestEntryItem[]) =>
  Promise.all(
    entries.map(({ profile, due, job }) => MatchDigestEntry.build(DeleteItemCommand).key({ profile, due, job }).send()),
  );

/** The digests that are due. All entries of a profile are in the same shard. */
export const dueMatchDigests: DueList<MatchDigestEntryItem> = {
  name: 'match-digests',
  shards: dueShards,
  list: (shard, query) => queryDue([MatchDigestEntry], dueDigests.list({ shard }), query),
};
