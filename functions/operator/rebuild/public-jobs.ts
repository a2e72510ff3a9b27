import { isDeepStrictEqual } from 'node:util';
import { refreshPublicJob } from '../../events/projector/project-public-job.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import { isOpen, jobRequest } from '../../table/jobs/job.ts';
import { deletePublicJob, publicJobOf, publicJobRequest } from '../../table/jobs/public-job.ts';
import { companyProfileRequest, showsJobs } from '../../table/profiles/profile.ts';
import { addDifferences, type Differences, differences, type Projection, type Terms } from './projection.ts';

const AT_ONCE = 10;

/** Reads the jobs of these ids, each with its public view and its stored public item. */
const readPublic = async (ids: readonly string[]) => {
  const { jobs, stored } = await batchGet({ jobs: ids.map(jobRequest), stored: ids.map(publicJobRequest) });
  const companies = [...new Set(jobs.flatMap((job) => (job ? [job.company] : [])))];
  const { owners } = await batchGet({ owners: companies.map(companyProfileRequest) });
  const byId = new Map(owners.map((owner, index) => [companies[index], owner]));
  return ids.map((id, index) => {
    const job = jobs[index];
    const owner = job && byId.get(job.company);
    const isShown = owner !== undefined && showsJobs(owner);
    return {
      ...{ id, job, owner, stored: stored[index] },
      wanted: job && isShown ? publicJobOf(job) : undefined,
      isMarked: !job || !isOpen(job) || Boolean(job.membersOnly) !== isShown,
    };
  });
};

const repair = async (sources: readonly Attributes[], { dryRun }: Terms): Promise<Differences> => {
  const all = await readPublic(sources.map(({ id }) => String(id)));
  const found = await mapConcurrent(all, AT_ONCE, async ({ id, job, owner, wanted, stored, isMarked }) => {
    const isSame = isDeepStrictEqual(wanted, stored);
    // Closed companies keep their profile. So a profile that isn't found exists but can't be read, and nothing is
    // repaired.
    if (!job || !owner || (isSame && isMarked)) return differences();
    if (!dryRun) await refreshPublicJob(id, job.company);
    if (isSame) return differences({ changed: 1 });
    return differences(wanted ? (stored ? { changed: 1 } : { missing: 1 }) : { orphaned: 1 });
  });
  return addDifferences(found);
};

/** Deletes the public entries of deleted jobs. Entries of existing jobs are compared in `repair`. */
const removeOrphans = async (items: readonly Attributes[], { dryRun, unreadable }: Terms): Promise<Differences> => {
  const orphans = (await readPublic(items.map(({ id }) => String(id)))).filter(
    ({ id, job }) => !job && !unreadable.has(id),
  );
  if (!dryRun) await mapConcurrent(orphans, AT_ONCE, ({ id }) => deletePublicJob(id));
  return differences({ orphaned: orphans.length });
};

export const publicJobsProjection: Projection = {
  description: 'Jobs that everybody may read',
  sources: ['Job'],
  repair,
  stored: ['PublicJob'],
  removeOrphans,
};
