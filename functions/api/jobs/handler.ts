import { groupHandler } from '../../http/group-handler.ts';
import { readActivity } from './activity/read-activity.ts';
import { recordActivity } from './activity/record-activity.ts';
import { addApplicantNote, changeApplicantNote, deleteApplicantNote, listApplicantNotes } from './notes.ts';
import { listApplicants, moveApplicant } from './people/applicants.ts';
import { getSeekerActions } from './people/get-seeker-actions.ts';
import { assignPerson, followPerson, getKnownPerson, listKnownPeople } from './people/known-people.ts';
import { listDeclined } from './people/list-declined.ts';
import { listMatches } from './people/list-matches.ts';
import { createJob, deleteJob, fillJob, updateJob } from './posting.ts';
import { listCompanyJobs, listJobs } from './reading/company-lists.ts';
import { getJob } from './reading/get-job.ts';
import { listJobsOfType, searchJobs, searchJobsAtZip, searchJobsOfType } from './reading/search.ts';

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
  listKnownPeople,
  getKnownPerson,
  followPerson,
  assignPerson,
  listApplicantNotes,
  addApplicantNote,
  changeApplicantNote,
  deleteApplicantNote,
  recordActivity,
  readActivity,
]);
