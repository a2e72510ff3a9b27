import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { blockersOfProfile } from '../../table/access/block.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { isOpen, Job, type JobItem, jobRequest, nameCompanyOnJob } from '../../table/jobs/job.ts';
import { allMatchesOfJob } from '../../table/matching/match.ts';
import { removeMatches } from '../../table/matching/match-changes.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';
import { fitOfSeeker } from '../../table/search/match-fit.ts';
import { jobDocument, jobsNearby, type SeekerNearby, seekersNearby } from '../../table/search/search-entries.ts';
import { type Fit, reconcileMatches } from './reconcile-matches.ts';
import { allVersions, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): JobItem => formatItem(Job, image);
/** Returns the fields of a job that search and matching read, and its company. */
const projection = (job: JobItem) =>
  isOpen(job) ? { ...jobDocument(job), company: job.company, companyName: job.companyName } : undefined;

const closeJob = async (id: string, versions: JobItem[]): Promise<void> => {
  await jobsNearby.remove(versions.map(jobDocument));
  await removeMatches(await allMatchesOfJob(id));
};

/** Returns a job's matches among the seekers that were found around it by its trades. */
export const fitsOfJob = (job: JobItem, seekers: readonly SeekerNearby[]): Fit[] => {
  const { facts } = jobDocument(job);
  return seekers.flatMap((seeker) => {
    const match = fitOfSeeker(facts.offer, seeker);
    if (!match) return [];
    return [{ job: job.id, seeker: seeker.id, company: job.company, score: match.score, reason: match.reason }];
  });
};

/** Reads the fitting seekers around a job, without those who blocked its company, and its stored matches. */
export const readMatchesOfJob = async (job: JobItem) => {
  const { trades } = jobDocument(job);
  const [seekers, stored, blockers] = await Promise.all([
    trades.size
      ? seekersNearby.near({
          centre: job,
          radius: SEARCH_RADIUS_MILES,
          trades: job.tradeCategories,
          consistent: true,
        })
      : [],
    allMatchesOfJob(job.id),
    blockersOfProfile(job.company),
  ]);
  return { stored, fits: fitsOfJob(job, seekers).filter(({ seeker }) => !blockers.has(seeker)) };
};

const matchJob = async (job: JobItem, changedAt: string): Promise<void> => {
  const { stored, fits } = await readMatchesOfJob(job);
  const { id: subject, name: subjectName, company: account } = job;
  const about = { kind: 'job', subject, subjectName, account, accountType: 'company' } as const;
  await reconcileMatches(stored, fits, changedAt, { about });
};

/**
 * Updates search entries and matches of a job that opened, closed or changed. The entries are written before seekers
 * are read consistently, so that of a job and a seeker that change concurrently, the later one sees the other.
 */
export const projectJob = async (changes: ItemChange[]): Promise<void> => {
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const { jobs, companies } = await batchGet({
    jobs: [jobRequest(first.id)],
    companies: [companyProfileRequest(first.company)],
  });
  const [job, company] = [jobs[0], companies[0]];
  // A concurrent save can restore the company's old name after it was renamed, so the name is corrected here.
  if (job && company && job.companyName !== company.name) await nameCompanyOnJob(job.id, company.name);
  if (!job || !isOpen(job)) return closeJob(first.id, versions);

  await jobsNearby.put(jobDocument(job), versions.map(jobDocument));
  await matchJob(job, relevant.at(-1)?.after?.updatedAt ?? job.updatedAt);
};
