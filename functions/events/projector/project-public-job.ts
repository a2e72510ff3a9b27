import { mapConcurrent } from '../../table/core/batch.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import { allJobsOf, ifJobOpen, isOpen, Job, type JobItem, jobRequest, setMembersOnly } from '../../table/jobs/job.ts';
import { deletePublicJob, publicJobOf, putPublicJob } from '../../table/jobs/public-job.ts';
import {
  CompanyProfile,
  type CompanyProfileItem,
  companyProfileRequest,
  ifCompanyShowsJobs,
  showsJobs,
} from '../../table/profiles/profile.ts';
import { allVersions, relevantChanges } from './versions.ts';

const AT_ONCE = 10;
const TRIES = 5;

const formatJob = (image: Record<string, unknown>): JobItem => formatItem(Job, image);
const formatCompany = (image: Record<string, unknown>): CompanyProfileItem => formatItem(CompanyProfile, image);

/** Adds a job to the public jobs or removes it, by the current state of the job and its company. */
export const refreshPublicJob = (id: string, company: string): Promise<unknown> =>
  retryOnConflict(
    async () => {
      const { jobs, companies } = await batchGet({
        jobs: [jobRequest(id)],
        companies: [companyProfileRequest(company)],
      });
      const [job, owner] = [jobs[0], companies[0]];
      const isShown = owner !== undefined && showsJobs(owner);
      if (job && isOpen(job) && Boolean(job.membersOnly) === isShown) await setMembersOnly(id, !isShown);
      const entry = job && isShown ? publicJobOf(job) : undefined;
      if (!entry) return deletePublicJob(id);
      return transact(putPublicJob(entry), ifJobOpen(id), ifCompanyShowsJobs(company));
    },
    { tries: TRIES, exhausted: () => new Error(`The job ${id} never stood still`) },
  );

/** Updates the public entry of a job that opened, closed or changed in a field that lists show. */
export const projectPublicJob = async (changes: ItemChange[]): Promise<void> => {
  const [first] = allVersions(relevantChanges(changes, formatJob, publicJobOf));
  if (first) await refreshPublicJob(first.id, first.company);
};

/** Updates the public entries of all open jobs when a company starts or stops showing its jobs publicly. */
export const projectPublicJobsOf = async (changes: ItemChange[]): Promise<void> => {
  const [first] = allVersions(relevantChanges(changes, formatCompany, showsJobs));
  if (!first) return;
  for await (const jobs of allJobsOf(first.id)) {
    await mapConcurrent(jobs.filter(isOpen), AT_ONCE, ({ id }) => refreshPublicJob(id, first.id));
  }
};
