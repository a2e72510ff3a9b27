import { isDeepStrictEqual } from 'node:util';
import { matchExpiresAt } from '@plumbline/shared/domain/matching/match-expiration';
import { nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { recordMetric } from '../../platform/metrics/record-metric.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { isConditionFailure } from '../../table/core/transact.ts';
import { cardOf, type MatchItem, rankMatch } from '../../table/matching/match.ts';
import { addMatches, removeMatches } from '../../table/matching/match-changes.ts';
import { type ProjectMatchItem, rankProjectMatch } from '../../table/matching/project-match.ts';
import { addProjectMatches, removeProjectMatches } from '../../table/matching/project-match-changes.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';
import { readExpirationHours } from '../../table/settings/setting.ts';
import { type NewSignal, raiseSignal } from '../../table/staff/signal.ts';

/** A match that should exist. When the match is stored already, its date stays. */
type FitOf<M> = Omit<M, 'foundAt' | 'expiresAt' | 'sentJobAt' | 'quiet'>;
export type Fit = FitOf<MatchItem>;
export type ProjectFit = FitOf<ProjectMatchItem>;

type StoredMatch = { score: string; reason: object; foundAt: string; card?: object | undefined };
/** The functions that identify, rank, add and remove matches of one kind. */
type Matching<M extends StoredMatch> = {
  keyOf: (match: FitOf<M>) => string;
  rank: (fit: FitOf<M>) => Promise<unknown>;
  add: (matches: readonly M[], changedAt: string) => Promise<number>;
  remove: (matches: readonly M[]) => Promise<number>;
  /** Adds attributes to new matches that the fit doesn't have. */
  complete?: (fits: FitOf<M>[]) => Promise<FitOf<M>[]>;
};

/** The most matches that one change adds, the best ones. It limits the work in a crowded place. */
const MOST_NEW = 2000;
const AT_ONCE = 10;

/** The numbers of matches that were added, ranked again and removed. */
export type Reconciled = { added: number; ranked: number; removed: number };

/** The job, project or profile that changed, for a signal to staff when it has too many new matches. */
export type ChangedSubject = Pick<NewSignal, 'kind' | 'subject' | 'subjectName' | 'account' | 'accountType'>;

type Terms = {
  /** Absent for a rebuild, which staff start themselves. */
  about?: ChangedSubject;
  /** The most matches to add; `MOST_NEW` by default. */
  most?: number;
  /** Adds matches without notifications, for a rebuild that restores lost ones. */
  quiet?: boolean;
  /** Counts the changes without writing them. */
  dryRun?: boolean;
};

/** Tells staff that a change found more matches than it adds. A person may wonder why a job isn't in their list. */
const signalManyMatches = async (found: number, added: number, about?: ChangedSubject): Promise<void> => {
  logger.warn('More matches than one change may add', { found, added, subject: about?.subject });
  if (!about) return;
  const details = `${found} new matches were found, and the best ${added} were added.`;
  await raiseSignal({ ...about, reason: 'many-matches', sign: 'one change', details });
};

const add = async <M extends StoredMatch>(
  matching: Matching<M>,
  fits: FitOf<M>[],
  changedAt: string,
  { quiet = false, about, most = MOST_NEW }: Terms,
): Promise<number> => {
  if (!fits.length) return 0;
  const scoreOf = (fit: FitOf<M>) => (fit as Pick<M, 'score'>).score;
  const best = fits.toSorted((a, b) => scoreOf(b).localeCompare(scoreOf(a))).slice(0, most);
  if (best.length < fits.length) await signalManyMatches(fits.length, best.length, about);
  const complete = matching.complete ? await matching.complete(best) : best;
  const foundAt = nowIso();
  const expiresAt = matchExpiresAt(foundAt, await readExpirationHours());
  const found = { foundAt, ...(expiresAt && { expiresAt }), ...(quiet && { quiet }) };
  const added = await matching.add(
    complete.map((fit) => ({ ...fit, ...found }) as unknown as M),
    changedAt,
  );
  if (added && !quiet) recordMetric('Matches', added);
  return added;
};

const rank = async <F>(fits: F[], rankOne: (fit: F) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < fits.length; at += AT_ONCE) {
    const ranked = await Promise.allSettled(fits.slice(at, at + AT_ONCE).map(rankOne));
    const problem = ranked.find((each) => each.status === 'rejected' && !isConditionFailure(each.reason));
    if (problem?.status === 'rejected') throw problem.reason;
  }
};

/** Changes the `stored` matches to those of `fits`. Matches that stay keep their date. */
const reconcile =
  <M extends StoredMatch>(matching: Matching<M>) =>
  async (stored: M[], fits: FitOf<M>[], changedAt: string, terms: Terms = {}): Promise<Reconciled> => {
    const { keyOf } = matching;
    const known = new Map(stored.map((match) => [keyOf(match), match]));
    const wanted = new Set(fits.map(keyOf));
    const isChanged = (fit: FitOf<M>) => {
      const match = known.get(keyOf(fit));
      const { score, reason, card = match?.card } = fit as Pick<M, 'score' | 'reason' | 'card'>;
      const isSame = match?.score === score && isDeepStrictEqual([match.reason, match.card], [reason, card]);
      return match && !isSame;
    };
    const gone = stored.filter((match) => !wanted.has(keyOf(match)));
    const changed = fits.filter(isChanged);
    const missing = fits.filter((fit) => !known.has(keyOf(fit)));
    if (terms.dryRun) return { added: missing.length, ranked: changed.length, removed: gone.length };
    const removed = await matching.remove(gone);
    await rank(changed, matching.rank);
    return { removed, ranked: changed.length, added: await add(matching, missing, changedAt, terms) };
  };

/**
 * Adds the seekers' cards to fits that were found from a job. A fit whose seeker's profile was deleted gets none;
 * adding its match fails.
 */
const withCards = async (fits: Fit[]): Promise<Fit[]> => {
  const without = fits.filter(({ card }) => !card).map(({ seeker }) => seeker);
  if (!without.length) return fits;
  const { found } = await batchGet({ found: without.map(seekerProfileRequest) });
  const cards = new Map(found.flatMap((profile) => (profile ? [[profile.id, cardOf(profile)] as const] : [])));
  return fits.map((fit) => ({ ...fit, card: fit.card ?? cards.get(fit.seeker) }));
};

/** Updates the matches of jobs and seekers. */
export const reconcileMatches = reconcile<MatchItem>({
  complete: withCards,
  keyOf: ({ job, seeker }) => `${job} ${seeker}`,
  rank: rankMatch,
  add: addMatches,
  remove: removeMatches,
});

/** Updates the matches of projects and companies. */
export const reconcileProjectMatches = reconcile<ProjectMatchItem>({
  keyOf: ({ project, partner }) => `${project} ${partner}`,
  rank: rankProjectMatch,
  add: addProjectMatches,
  remove: removeProjectMatches,
});
