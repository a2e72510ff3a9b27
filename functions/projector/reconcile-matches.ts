import { isDeepStrictEqual } from 'node:util';
import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { isConditionFailure } from '../table/core/transact.ts';
import { type MatchItem, rankMatch } from '../table/matching/match.ts';
import { addMatches, removeMatches } from '../table/matching/match-changes.ts';
import { readExpirationHours } from '../table/settings/setting.ts';

/** A match as it should be; when it was found is the stored one's business. */
export type Fit = Pick<MatchItem, 'job' | 'seeker' | 'company' | 'score' | 'reason'>;

/** The best matches one change may add; it bounds the work in a very crowded place. */
const MOST_NEW = 2000;
const AT_ONCE = 10;

const keyOf = ({ job, seeker }: Pick<MatchItem, 'job' | 'seeker'>): string => `${job} ${seeker}`;

const add = async (fits: Fit[], changedAt: string): Promise<void> => {
  if (!fits.length) return;
  const best = fits.toSorted((a, b) => b.score.localeCompare(a.score)).slice(0, MOST_NEW);
  if (best.length < fits.length) logger.warn('More matches than one change may add', { found: fits.length });
  const foundAt = nowIso();
  const expiresAt = matchExpiresAt(foundAt, await readExpirationHours());
  await addMatches(
    best.map((fit) => ({ ...fit, foundAt, ...(expiresAt && { expiresAt }) })),
    changedAt,
  );
};

const rank = async (fits: Fit[]): Promise<void> => {
  for (let at = 0; at < fits.length; at += AT_ONCE) {
    const ranked = await Promise.allSettled(fits.slice(at, at + AT_ONCE).map(rankMatch));
    const problem = ranked.find((each) => each.status === 'rejected' && !isConditionFailure(each.reason));
    if (problem?.status === 'rejected') throw problem.reason;
  }
};

/** Makes the `stored` matches the ones that `fits` asks for. Those that stay keep the date they were found. */
export const reconcileMatches = async (stored: MatchItem[], fits: Fit[], changedAt: string): Promise<void> => {
  const known = new Map(stored.map((match) => [keyOf(match), match]));
  const wanted = new Set(fits.map(keyOf));
  const isChanged = (fit: Fit) => {
    const match = known.get(keyOf(fit));
    return match && !(match.score === fit.score && isDeepStrictEqual(match.reason, fit.reason));
  };
  await removeMatches(stored.filter((match) => !wanted.has(keyOf(match))));
  await rank(fits.filter(isChanged));
  await add(
    fits.filter((fit) => !known.has(keyOf(fit))),
    changedAt,
  );
};
