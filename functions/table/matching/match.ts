import {
  $set,
  BatchGetRequest,
  ConditionCheck,
  DeleteTransaction,
  Entity,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  number,
  PutTransaction,
  QueryCommand,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { table } from '../core/table.ts';

/** A job and a seeker that fit, with the reason. */
export const Match = new Entity({
  name: 'Match',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    company: string(),
    /** Sorts as text, the best match highest; made by shared/domain/matching/match-score. */
    score: string(),
    reason: map({ category: string(), rating: string().optional(), miles: number() }),
    foundAt: string(),
    /** None when matches never expire. */
    expiresAt: string().optional(),
    sentJobAt: string().optional(),
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
    gsi2pk: string().hidden(),
    gsi2sk: string().hidden(),
    gsi3pk: string().optional().hidden(),
    gsi3sk: string().optional().hidden(),
  }),
  computeKey: ({ job, seeker }) => ({ pk: `JOB#${job}`, sk: `MATCH#${seeker}` }),
});
export type MatchItem = FormattedItem<typeof Match>;

/** A seeker declined for a job, or who declined it, never matches it again. */
export const MatchExclusion = new Entity({
  name: 'MatchExclusion',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string() }),
  computeKey: ({ job, seeker }) => ({ pk: `JOB#${job}`, sk: `EXCLUDED#${seeker}` }),
});

/** Matches due in the same hour share a bucket, so that expiry reads only what is due. */
export const expiryBucket = (iso: string): string => `EXPIRY#${iso.slice(0, 13)}`;

const rankKey = ({ score, seeker }: Pick<MatchItem, 'score' | 'seeker'>) => `MATCH#${score}#${seeker}`;

/** Fails when the two are matched already: a match keeps the date it was found. */
export const putNewMatch = (match: MatchItem) =>
  Match.build(PutTransaction)
    .item({
      ...match,
      gsi1pk: `JOB#${match.job}`,
      gsi1sk: rankKey(match),
      gsi2pk: `PROFILE#${match.seeker}`,
      gsi2sk: `MATCH#${match.foundAt}#${match.job}`,
      ...(match.expiresAt && {
        gsi3pk: expiryBucket(match.expiresAt),
        gsi3sk: `${match.expiresAt}#${match.job}#${match.seeker}`,
      }),
    })
    .options({ condition: { attr: 'job', exists: false } });

/** Ranks a match anew; fails when it is gone. */
export const rankMatch = ({ job, seeker, score, reason }: Pick<MatchItem, 'job' | 'seeker' | 'score' | 'reason'>) =>
  Match.build(UpdateItemCommand)
    .item({ job, seeker, score, reason: $set(reason), gsi1sk: rankKey({ score, seeker }) })
    .options({ condition: { attr: 'job', exists: true } })
    .send();

/** The job was sent to the matched seeker (PAY-25); fails when the match is gone. */
export const stampJobSent = (job: string, seeker: string, at: string) =>
  Match.build(UpdateItemCommand)
    .item({ job, seeker, sentJobAt: at })
    .options({ condition: { attr: 'job', exists: true } })
    .send();

/** Fails when there is no such match, or it is not the one found at `foundAt`. */
export const deleteMatch = (job: string, seeker: string, foundAt?: string) =>
  Match.build(DeleteTransaction)
    .key({ job, seeker })
    .options({ condition: foundAt ? { attr: 'foundAt', eq: foundAt } : { attr: 'job', exists: true } });
export const mustNotBeMatched = (job: string, seeker: string) =>
  Match.build(ConditionCheck).key({ job, seeker }).condition({ attr: 'job', exists: false });
export const matchRequest = (job: string, seeker: string) => Match.build(BatchGetRequest).key({ job, seeker });

export const excludeFromMatching = (job: string, seeker: string, date: string) =>
  MatchExclusion.build(PutTransaction).item({ job, seeker, date });
export const exclusionRequest = (job: string, seeker: string) =>
  MatchExclusion.build(BatchGetRequest).key({ job, seeker });
export const mustNotBeExcluded = (job: string, seeker: string) =>
  MatchExclusion.build(ConditionCheck).key({ job, seeker }).condition({ attr: 'job', exists: false });

/** When a match expired. Only a later change of the job or the seeker may find the two again. */
export const MatchExpiry = new Entity({
  name: 'MatchExpiry',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string(), ttl: number() }),
  computeKey: ({ job, seeker }) => ({ pk: `JOB#${job}`, sk: `EXPIRED#${seeker}` }),
});

/** Kept until `ttl` (epoch seconds), longer than a change can wait in the table's stream. */
export const putMatchExpiry = (job: string, seeker: string, date: string, ttl: number) =>
  MatchExpiry.build(PutTransaction).item({ job, seeker, date, ttl });
export const mustNotHaveExpiredSince = (job: string, seeker: string, changedAt: string) =>
  MatchExpiry.build(ConditionCheck)
    .key({ job, seeker })
    .condition({
      or: [
        { attr: 'job', exists: false },
        { attr: 'date', lt: changedAt },
      ],
    });

export const readMatch = async (job: string, seeker: string): Promise<MatchItem | undefined> =>
  (await Match.build(GetItemCommand).key({ job, seeker }).send()).Item;

/** The matches of a job, best first. */
export const listMatchesOfJob = async (job: string, limit: number, cursor?: string) => {
  const start = decodeCursor(cursor, { index: 'gsi1', partition: `JOB#${job}`, prefix: 'MATCH#' });
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ index: 'gsi1', partition: `JOB#${job}`, range: { beginsWith: 'MATCH#' } })
    .options({ reverse: true, limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};

/** Every match of a job, in no order; misses none that was written before. */
export const allMatchesOfJob = async (job: string): Promise<MatchItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ partition: `JOB#${job}`, range: { beginsWith: 'MATCH#' } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return items ?? [];
};

/** Every match of a seeker, in no order; the index may lag behind by a moment. */
export const allMatchesOfSeeker = async (seeker: string): Promise<MatchItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ index: 'gsi2', partition: `PROFILE#${seeker}`, range: { beginsWith: 'MATCH#' } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send();
  return items ?? [];
};

/** The matches of a seeker, newest first. */
export const listMatchesOfSeeker = async (seeker: string, limit: number): Promise<MatchItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ index: 'gsi2', partition: `PROFILE#${seeker}`, range: { beginsWith: 'MATCH#' } })
    .options({ reverse: true, limit })
    .send();
  return items ?? [];
};

/** How many matches a seeker has. */
export const countMatchesOfSeeker = async (seeker: string): Promise<number> => {
  const { Count: count } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ index: 'gsi2', partition: `PROFILE#${seeker}`, range: { beginsWith: 'MATCH#' } })
    .options({ select: 'COUNT', maxPages: Number.POSITIVE_INFINITY })
    .send();
  return count ?? 0;
};

/** The matches of one hour's bucket that are due at `at` (ISO), at most `limit`. */
export const listDueMatches = async (bucket: string, at: string, limit: number): Promise<MatchItem[]> => {
  const { Items: items } = await table
    .build(QueryCommand)
    .entities(Match)
    .query({ index: 'gsi3', partition: bucket, range: { lte: `${at}#~` } })
    .options({ limit })
    .send();
  return items ?? [];
};
