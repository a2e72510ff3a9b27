import { isDeepStrictEqual } from 'node:util';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { blockedBy } from '../../table/access/block.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { isOpen, type JobItem, jobRequest } from '../../table/jobs/job.ts';
import { allMatchesOfSeeker, cardOf, type MatchItem } from '../../table/matching/match.ts';
import { removeMatches } from '../../table/matching/match-changes.ts';
import {
  isFindable,
  isPlaced,
  readSeekerProfile,
  SeekerProfile,
  type SeekerProfileItem,
} from '../../table/profiles/profile.ts';
import { fitOfJob } from '../../table/search/match-fit.ts';
import {
  type JobNearby,
  jobsNearby,
  seekerDocument,
  seekerFacts,
  seekersNearby,
} from '../../table/search/search-entries.ts';
import { followAccount } from './account-effects/follow-account.ts';
import { followSuspension } from './account-effects/follow-suspension.ts';
import { listAccount } from './account-effects/list-account.ts';
import { reconcileMatches } from './reconcile-matches.ts';
import { allVersions, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): SeekerProfileItem => formatItem(SeekerProfile, image);

/**
 * Returns the facts of a seeker that search entries and matches contain. The last activity is replaced by a constant,
 * because rewriting every entry at each sign-in would cost too much.
 */
const projection = (seeker: SeekerProfileItem) => {
  if (!isFindable(seeker)) return undefined;
  const steady = { ...seeker, lastActivity: seeker.createdAt };
  return { ...(isPlaced(steady) ? seekerDocument(steady) : seekerFacts(steady)), card: cardOf(seeker) };
};

const documentsOf = (versions: readonly SeekerProfileItem[]) => versions.filter(isPlaced).map(seekerDocument);

/** Returns the jobs around a version of a seeker that fit; none without coordinates. */
const fittingJobs = async (profile: SeekerProfileItem) => {
  if (!isPlaced(profile)) return [];
  const { trades, facts, ...centre } = seekerDocument(profile);
  if (!trades.size) return [];
  const jobs = await jobsNearby.near({
    centre,
    radius: SEARCH_RADIUS_MILES,
    trades: [...trades.keys()],
    consistent: true,
  });
  return jobs.flatMap((job: JobNearby) => {
    const match = fitOfJob(profile, facts.positions, job);
    return match
      ? [{ job: job.id, seeker: profile.id, score: match.score, reason: match.reason, card: cardOf(profile) }]
      : [];
  });
};

/**
 * Returns the jobs that fit earlier versions of the seeker, because the index of matches may not contain their matches
 * yet.
 */
const formerFits = async (versions: SeekerProfileItem[], current?: SeekerProfileItem): Promise<Set<string>> => {
  const now = current && projection(current);
  const former = versions.filter((version) => isFindable(version) && !isDeepStrictEqual(projection(version), now));
  const fits = await Promise.all(former.map(fittingJobs));
  return new Set(fits.flat().map(({ job }) => job));
};

const removeFormer = async (seeker: string, former: Set<string>, handled: Pick<MatchItem, 'job'>[]): Promise<void> => {
  for (const { job } of handled) former.delete(job);
  await removeMatches([...former].map((job) => ({ job, seeker })));
};

/** Returns the companies of open jobs, by the jobs' ids. */
const companiesOf = async (jobs: readonly string[]): Promise<Map<string, string>> => {
  const { found } = await batchGet({ found: jobs.map(jobRequest) });
  const open = found.filter((job): job is JobItem => job !== undefined && isOpen(job));
  return new Map(open.map(({ id, company }) => [id, company]));
};

/**
 * Updates the matches of a seeker from the jobs around them. `versions` are the recent versions of the seeker's
 * profile.
 */
export const matchSeeker = async (seeker: SeekerProfileItem, versions: SeekerProfileItem[], changedAt: string) => {
  const [found, stored, former, blocked] = await Promise.all([
    fittingJobs(seeker),
    allMatchesOfSeeker(seeker.id),
    formerFits(versions, seeker),
    blockedBy(seeker.id),
  ]);
  const known = new Map(stored.map(({ job, company }) => [job, company]));
  const companies = await companiesOf(found.map(({ job }) => job).filter((job) => !known.has(job)));
  const fits = found.flatMap((fit) => {
    const company = known.get(fit.job) ?? companies.get(fit.job);
    return company && !blocked.has(company) ? [{ ...fit, company }] : [];
  });
  const about = { kind: 'profile', subject: seeker.id, account: seeker.id, accountType: 'jobSeeker' } as const;
  await reconcileMatches(stored, fits, changedAt, { about });
  await removeFormer(seeker.id, former, [...stored, ...fits]);
};

const hideSeeker = async (id: string, versions: SeekerProfileItem[]): Promise<void> => {
  await seekersNearby.remove(documentsOf(versions));
  const [stored, former] = await Promise.all([allMatchesOfSeeker(id), formerFits(versions)]);
  await removeMatches(stored);
  await removeFormer(id, former, stored);
};

/**
 * Updates search entries and matches of a seeker who is new, left, or changed in a field that matching reads. As with
 * jobs, the entries are written first.
 */
export const projectSeeker = async (changes: ItemChange[]): Promise<void> => {
  await listAccount(changes, format, readSeekerProfile);
  await followSuspension(changes, format, readSeekerProfile);
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const stored = await readSeekerProfile(first.id);
  if (!stored || !isFindable(stored)) {
    await hideSeeker(first.id, versions);
    return followAccount('seeker hidden', { profileId: first.id });
  }

  const last = relevant.at(-1)?.after ?? stored;
  const seeker = { ...stored, lastActivity: last.lastActivity };
  if (isPlaced(seeker)) await seekersNearby.put(seekerDocument(seeker), documentsOf(versions));
  else await seekersNearby.remove(documentsOf(versions));
  await matchSeeker(seeker, versions, last.updatedAt);
};
