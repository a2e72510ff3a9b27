import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { EntityFormatter } from 'dynamodb-toolbox';
import { isOpen, Job, type JobItem, jobRequest, nameCompanyOnJob } from '../table/job.ts';
import { allMatchesOfJob } from '../table/match.ts';
import { removeMatches } from '../table/match-changes.ts';
import { companyProfileRequest } from '../table/profile.ts';
import { readTogether } from '../table/read-together.ts';
import { type JobSearchEntry, jobSearchEntry, jobsNearby, seekersNearby } from '../table/search-entries.ts';
import type { ItemChange } from '../table/stream.ts';
import { fitOf } from './fit.ts';
import { reconcileMatches } from './reconcile-matches.ts';
import { allVersions, placesOf, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): JobItem => Job.build(EntityFormatter).format(image);
const projection = (job: JobItem) => (isOpen(job) ? jobSearchEntry(job) : undefined);

const closeJob = async (id: string, versions: JobItem[]): Promise<void> => {
  for (const place of placesOf(versions)) await jobsNearby.remove(id, place);
  await removeMatches(await allMatchesOfJob(id));
};

const matchJob = async (entry: JobSearchEntry, changedAt: string): Promise<void> => {
  const [seekers, stored] = await Promise.all([
    seekersNearby.near(entry, SEARCH_RADIUS_MILES, true),
    allMatchesOfJob(entry.id),
  ]);
  const fits = seekers.map((seeker) => fitOf(entry, seeker)).filter((fit) => fit !== undefined);
  await reconcileMatches(stored, fits, changedAt);
};

/**
 * A job opened, closed or changed. The entry goes first and seekers are read consistently after it: of a job and a
 * seeker who change at once, the later one sees the other.
 */
export const projectJob = async (changes: ItemChange[]): Promise<void> => {
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const { jobs, companies } = await readTogether({
    jobs: [jobRequest(first.id)],
    companies: [companyProfileRequest(first.company)],
  });
  const [stored, company] = [jobs[0], companies[0]];
  // A save that began before its company was renamed has brought the old name back.
  if (stored && company && stored.companyName !== company.name) await nameCompanyOnJob(stored.id, company.name);
  const job = stored && { ...stored, companyName: company?.name ?? stored.companyName };
  if (!job || !isOpen(job)) return closeJob(first.id, versions);

  const entry = jobSearchEntry(job);
  const [moved, ...others] = placesOf(versions, job);
  await jobsNearby.put(entry, moved);
  for (const place of others) await jobsNearby.put(entry, place);
  await matchJob(entry, relevant.at(-1)?.after?.updatedAt ?? job.updatedAt);
};
