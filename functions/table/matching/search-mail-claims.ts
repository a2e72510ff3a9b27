import { GetItemCommand, item, list, number, PutItemCommand, string } from 'dynamodb-toolbox';
import { tablePattern } from '../core/access-pattern.ts';
import { Entity } from '../core/entity.ts';
import { queryAll } from '../core/query.ts';
import { table } from '../core/table.ts';
import { ConditionFailed, isConditionFailure, retryOnConflict } from '../core/transact.ts';
import { digestOfProfile, MatchDigestEntry, type MatchDigestEntryItem } from './match-digest-entry.ts';

/** The most claims of a seeker. The oldest are dropped, so the item stays below 4 KB, which is one read unit. */
export const MOST_CLAIMS = 80;
const TRIES = 4;

const claimsOfSeeker = tablePattern({
  partition: 'PROFILE#{seeker}',
  sort: 'MATCH-DIGEST#CLAIMED',
  finds: 'The jobs that e-mails of saved searches reported to a seeker',
});

/**
 * The jobs that e-mails of saved searches list, oldest first, so that e-mails about matches leave them out. Its key
 * begins like those of the pending matches, so that one query reads both.
 */
export const SearchMailClaims = new Entity({
  name: 'SearchMailClaims',
  table,
  timestamps: false,
  schema: item({
    seeker: string().key(),
    /** Each claim is the job and the e-mail that lists it. */
    claims: list(string()),
    changes: number(),
  }),
  computeKey: claimsOfSeeker.keys,
});

const claimOf = (job: string, mail: string): string => `${job} ${mail}`;
const jobOf = (claim: string): string => claim.split(' ')[0]!;

/** Returns the pending matches of one e-mail to a seeker, and the jobs that e-mails of saved searches listed. */
export const readMatchMailState = async (
  seeker: string,
  due: string,
): Promise<{ waiting: MatchDigestEntryItem | undefined; claimed: ReadonlySet<string> }> => {
  const items = await queryAll([MatchDigestEntry, SearchMailClaims], digestOfProfile.list({ profile: seeker }), {
    consistent: true,
  });
  const waiting = items.find((each) => each.entity === 'MatchDigestEntry' && each.due === due);
  const claims = items.flatMap((each) => (each.entity === 'SearchMailClaims' ? each.claims : []));
  return { waiting: waiting as MatchDigestEntryItem | undefined, claimed: new Set(claims.map(jobOf)) };
};

const putClaims = async (
  claims: { seeker: string; claims: string[]; changes: number },
  previous: number,
): Promise<void> => {
  try {
    await SearchMailClaims.build(PutItemCommand)
      .item(claims)
      .options({
        condition: previous === 0 ? { attr: 'seeker', exists: false } : { attr: 'changes', eq: previous },
      })
      .send();
  } catch (error) {
    if (isConditionFailure(error)) throw new ConditionFailed([0]);
    throw error;
  }
};

/**
 * Claims jobs for an e-mail of a saved search. Returns the ones that no other e-mail of a saved search lists. A
 * repeated call returns the same jobs.
 */
export const claimJobs = (seeker: string, mail: string, jobs: readonly string[]): Promise<ReadonlySet<string>> =>
  retryOnConflict(
    async () => {
      const { Item: stored } = await SearchMailClaims.build(GetItemCommand)
        .key({ seeker })
        .options({ consistent: true })
        .send();
      const { claims = [], changes = 0 } = stored ?? {};
      const claimed = new Set(claims.map(jobOf));
      const own = jobs.filter((job) => !claimed.has(job) || claims.includes(claimOf(job, mail)));
      const added = own.map((job) => claimOf(job, mail)).filter((claim) => !claims.includes(claim));
      if (added.length)
        await putClaims({ seeker, claims: [...claims, ...added].slice(-MOST_CLAIMS), changes: changes + 1 }, changes);
      return new Set(own);
    },
    { tries: TRIES, exhausted: () => new Error('The claims of a seeker change too often') },
  );
