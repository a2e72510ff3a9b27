import { groupHandler } from '../http/group-handler.ts';
import { createJob } from './create-job.ts';
import { deleteJob } from './delete-job.ts';
import { getJob } from './get-job.ts';
import { getSeekerActions } from './get-seeker-actions.ts';
import { listApplicants } from './list-applicants.ts';
import { listCompanyJobs } from './list-company-jobs.ts';
import { listJobs } from './list-jobs.ts';
import { listMatches } from './list-matches.ts';
import { readActivity } from './read-activity.ts';
import { recordActivity } from './record-activity.ts';
import { searchJobs } from './search-jobs.ts';
import { updateJob } from './update-job.ts';

export const handler = groupHandler('jobs', [
  listJobs,
  listCompanyJobs,
  getJob,
  createJob,
  updateJob,
  deleteJob,
  searchJobs,
  getSeekerActions,
  listApplicants,
  listMatches,
  recordActivity,
  readActivity,
]);
