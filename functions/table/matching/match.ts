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
import { queryAll, queryCount, queryPage, queryPages } from '../core/query.ts';
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

/** Returns the stored key of a match. */
export const matchKey = (match: { job: string; seeker: string }) => matchesOfJob.keys(match);

/** A match of a job and a seeker, with the reason. */
export const Match = new Entity({
  name: 'Match',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    company: string(),
    /** The score as text, which sorts the best match highest; shared/domain/matching/match-score computes it. */
    score: string(),
    reason: map({ category: string(), rating: string().optional(), miles: number() }),
    foundAt: string(),
    /** When the match expires (ISO); undefined if matches never expire. */
    expiresAt: string().optional(),
    sentJobAt: string().optional(),
    /** True when the line in the seeker's activity list was written together with the match. */
    hasLine: boolean().optional(),
    /** True for a match that a rebuild restored, which notifies no one. */
    quiet: boolean().optional(),
    /**
     * The facts of a masked seeker that lists show, and the priority access that may hide the seeker. Older matches
     * have none.
     */
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

/** Returns the card of a seeker's profile. */
export const cardOf = ({ city, state, lastPriorityAccess }: MatchCard): MatchCard => ({
  city,
  state,
  ...(lastPriorityAccess && { lastPriorityAccess }),
});

/** Excludes a seeker from matching a job, because the company or the seeker declined. */
export const MatchExclusion = new Entity({
  name: 'MatchExclusion',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string() }),
  computeKey: exclusionsOfJob.keys,
});

/** Stores a match; fails when it exists, so that it keeps its date. */
export const putNewMatch = (match: MatchItem) =>
  Match.build(PutTransaction)
    .item(match)
    .options({ condition: { attr: 'job', exists: false } });

type Ranked = Pick<MatchItem, 'job' | 'seeker' | 'score' | 'reason' | 'card'>;

/** Updates the rank of a match, and its card if given; fails when the match was deleted. */
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

/** Stores that the job was sent to the matched seeker; fails when the match was deleted [PAY-25]. */
export const stampJobSent = (job: string, seeker: string, at: string) =>
  Match.build(UpdateItemCommand)
    .item({ job, seeker, sentJobAt: at })
    .options({ condition: { attr: 'job', exists: true } })
    .send();

/** Deletes a match; fails when it is missing, or was found at another time than `foundAt`. */
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
/** Returns the seekers excluded from matching a job. One request reads about ten thousand. */
export const excludedFromJob = async (job: string): Promise<ReadonlySet<string>> =>
  new Set((await queryPage(MatchExclusion, exclusionsOfJob.list({ job }))).items.map(({ seeker }) => seeker));
export const ifNotExcluded = (job: string, seeker: string) =>
  MatchExclusion.build(ConditionCheck).key({ job, seeker }).condition({ attr: 'job', exists: false });

/** Stores when a match expired. Only a later change of the job or the seeker can match the two again. */
export const MatchExpiry = new Entity({
  name: 'MatchExpiry',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string().key(), date: string(), ttl: number() }),
  computeKey: keyTemplate('JOB#{job}', 'EXPIRED#{seeker}'),
});

/** Stores an expiry until `ttl` (epoch seconds), which is longer than a change can wait in the table's stream. */
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

/** Returns a page of a job's matches, best first. */
export const listMatchesOfJob = (job: string, limit: number, cursor?: string) =>
  queryPage(Match, matchesByScore.list({ job }), { limit, cursor, reverse: true });

/** The requests for the matches that a filter or another order looks at. One reads a megabyte, about 2,000 matches. */
const RANKED_READS = 2;

/** Returns the best matches of a job, best first, in two requests at most. The index may be a moment late. */
export const rankedMatchesOfJob = (job: string): Promise<MatchItem[]> =>
  queryPages(Match, matchesByScore.list({ job }), { reverse: true, pages: RANKED_READS });

/** Returns every match of a job, in no order, with a consistent read. */
export const allMatchesOfJob = (job: string): Promise<MatchItem[]> =>
  queryAll(Match, matchesOfJob.list({ job }), { consistent: true });

/** Returns the number of a job's matches. */
export const countMatchesOfJob = (job: string): Promise<number> =>
  queryCount(Match, matchesOfJob.list({ job }), { consistent: true });

/** Returns every match of a seeker, in no order. The index may be a moment late. */
export const allMatchesOfSeeker = (seeker: string): Promise<MatchItem[]> =>
  queryAll(Match, matchesOfSeeker.list({ seeker }));

/** Returns the newest matches of a seeker, newest first. */
export const listMatchesOfSeeker = async (seeker: string, limit: number): Promise<MatchItem[]> =>
  (await queryPage(Match, matchesOfSeeker.list({ seeker }), { limit, reverse: true })).items;

/** Returns the number of a seeker's matches. */
export const countMatchesOfSeeker = (seeker: string): Promise<number> =>
  queryCount(Match, matchesOfSeeker.list({ seeker }));
