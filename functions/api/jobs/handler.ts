import { groupHandler } from '../../http/group-handler.ts';
import { readActivity } from './activity/read-activity.ts';
import { recordActivity } from './activity/record-activity.ts';
import { addApplicantNote } from './notes/add-applicant-note.ts';
import { changeApplicantNote } from './notes/change-applicant-note.ts';
import { deleteApplicantNote } from './notes/delete-applicant-note.ts';
import { listApplicantNotes } from './notes/list-applicant-notes.ts';
import { getSeekerActions } from './people/get-seeker-actions.ts';
import { listApplicants } from './people/list-applicants.ts';
import { listDeclined } from './people/list-declined.ts';
import { listMatches } from './people/list-matches.ts';
import { moveApplicant } from './people/move-applicant.ts';
import { createJob } from './posting/create-job.ts';
import { deleteJob } from './posting/delete-job.ts';
import { fillJob } from './posting/fill-job.ts';
import { updateJob } from './posting/update-job.ts';
import { getJob } from './reading/get-job.ts';
import { listCompanyJobs } from './reading/list-company-jobs.ts';
import { listJobs } from './reading/list-jobs.ts';
import { listJobsOfType, searchJobsAtZip, searchJobsOfType } from './reading/list-jobs-near.ts';
import { searchJobs } from './reading/search-jobs.ts';

export const handler = groupHandler('jobs', [
  listJobs,
  listCompanyJobs,
  getJob,
  createJob,
  updateJob,
  deleteJob,
  fillJob,
  searchJobs,
  listJobsOfType,
  searchJobsOfType,
  searchJobsAtZip,
  getSeekerActions,
  listApplicants,
  listMatches,
  listDeclined,
  moveApplicant,
  listApplicantNotes,
  addApplicantNote,
  changeApplicantNote,
  deleteApplicantNote,
  recordActivity,
  readActivity,
]);
