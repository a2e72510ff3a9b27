import {
  $set,
  BatchGetRequest,
  boolean,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  number,
  PutTransaction,
  string,
  UpdateItemCommand,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { expiryValues, matchesByExpiry } from './match-expiry-keys.ts';

const matchesOfJob = tablePattern({
  partition: 'JOB#{job}',
  sort: 'MATCH#{seeker}',
  finds: 'Every match of a job',
});
const matchesByScore = indexPattern('gsi1', {
  partition: 'JOB#{job}',
  sort: 'MATCH#{score}#{seeker}',
  finds: 'The matches of a job, by score',
});
const matchesOfSeeker = indexPattern('gsi2', {
  partition: 'PROFILE#{seeker}',
  sort: 'MATCH#{foundAt}#{job}',
  finds: 'The matches of a seeker, by date',
});

const exclusionsOfJob = tablePattern({
  partition: 'JOB#{job}',
  sort: 'EXCLUDED#{seeker}',
  finds: 'Who never matches a job again',
});

/** The key of a match as it is stored. */
export const matchKey = (match: { job: string; seeker: string }) => matchesOfJob.keys(match);

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
    /** Restored by a rebuild, which notifies no one. */
    quiet: boolean().optional(),
    /** The little that a list shows of a masked seeker, and what keeps one out of it; older matches have none. */
    card: map({ city: string(), state: string(), lastPriorityAccess: string().optional() }).optional(),
  }).and((schema) => ({
    ...indexKeys(schema, matchesByScore, (match) => match),
    ...indexKeys(schema, matchesOfSeeker, (match) => match),
    ...indexKeys(schema, matchesByExpiry, ({ expiresAt, job, seeker }) => expiryValues(expiresAt, job, seeker)),
  })),
  computeKey: matchesOfJob.keys,
});
export type MatchItem = FormattedItem<typeof Match>;
export type MatchCard = NonNullable<MatchItem['card']>;

/** The card as a profile gives it. */
export const cardOf = ({ city, state, lastPriorityAccess }: MatchCard): MatchCard => ({
  city,
  state,
  ...(lastPriorityAccess && { lastPriorityAccess }),
});

/** A seeker declined for a job, or who declined it, never matches it again. */
export const MatchExclusion = new Entity({
  name: 'MatchExclusion',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string() }),
  computeKey: exclusionsOfJob.keys,
});

/** Fails when the two are matched already: a match keeps the date it was found. */
export const putNewMatch = (match: MatchItem) =>
  Match.build(PutTransaction)
    .item(match)
    .options({ condition: { attr: 'job', exists: false } });

type Ranked = Pick<MatchItem, 'job' | 'seeker' | 'score' | 'reason' | 'card'>;

/** Updates the rank of a match, and its card if given; fails when the match is gone. */
export const rankMatch = ({ job, seeker, score, reason, card }: Ranked) =>
  Match.build(UpdateItemCommand)
    .item({
      job,
      seeker,
      score,
      reason: $set(reason),
      ...(card && { card: $set(card) }),
      gsi1sk: matchesByScore.keys({ job, score, seeker }).gsi1sk,
    })
    .options({ condition: { attr: 'job', exists: true } })
    .send();

/** The job was sent to the matched seeker [PAY-25]; fails when the match is gone. */
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
export const ifNotMatched = (job: string, seeker: string) =>
  Match.build(ConditionCheck).key({ job, seeker }).condition({ attr: 'job', exists: false });
export const matchRequest = (job: string, seeker: string) => Match.build(BatchGetRequest).key({ job, seeker });

export const excludeFromMatching = (job: string, seeker: string, date: string) =>
  MatchExclusion.build(PutTransaction).item({ job, seeker, date });
export const exclusionRequest = (job: string, seeker: string) =>
  MatchExclusion.build(BatchGetRequest).key({ job, seeker });
/** Who never matches a job again, in one request: some ten thousand of them. */
export const excludedFromJob = async (job: string): Promise<ReadonlySet<string>> =>
  new Set((await queryPage(MatchExclusion, exclusionsOfJob.list({ job }))).items.map(({ seeker }) => seeker));
export const ifNotExcluded = (job: string, seeker: string) =>
  MatchExclusion.build(ConditionCheck).key({ job, seeker }).condition({ attr: 'job', exists: false });

/** When a match expired. Only a later change of the job or the seeker may find the two again. */
export const MatchExpiry = new Entity({
  name: 'MatchExpiry',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string(), ttl: number() }),
  computeKey: keyTemplate('JOB#{job}', 'EXPIRED#{seeker}'),
});

/** Kept until `ttl` (epoch seconds), longer than a change can wait in the table's stream. */
export const putMatchExpiry = (job: string, seeker: string, date: string, ttl: number) =>
  MatchExpiry.build(PutTransaction).item({ job, seeker, date, ttl });
export const matchExpiryRequest = (job: string, seeker: string) =>
  MatchExpiry.build(BatchGetRequest).key({ job, seeker });
export const ifMatchNotExpiredSince = (job: string, seeker: string, changedAt: string) =>
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
export const listMatchesOfJob = (job: string, limit: number, cursor?: string) =>
  queryPage(Match, matchesByScore.list({ job }), { limit, cursor, reverse: true });

/** Every match of a job, in no order; misses none that was written before. */
export const allMatchesOfJob = (job: string): Promise<MatchItem[]> =>
  queryAll(Match, matchesOfJob.list({ job }), { consistent: true });

/** How many matches a job has. */
export const countMatchesOfJob = (job: string): Promise<number> =>
  queryCount(Match, matchesOfJob.list({ job }), { consistent: true });

/** Every match of a seeker, in no order; the index may lag behind by a moment. */
export const allMatchesOfSeeker = (seeker: string): Promise<MatchItem[]> =>
  queryAll(Match, matchesOfSeeker.list({ seeker }));

/** The matches of a seeker, newest first. */
export const listMatchesOfSeeker = async (seeker: string, limit: number): Promise<MatchItem[]> =>
  (await queryPage(Match, matchesOfSeeker.list({ seeker }), { limit, reverse: true })).items;

/** How many matches a seeker has. */
export const countMatchesOfSeeker = (seeker: string): Promise<number> =>
  queryCount(Match, matchesOfSeeker.list({ seeker }));
