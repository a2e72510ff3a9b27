import { paths } from '@plumbline/shared/options/paths';
import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

const { employees, jobs } = paths;

const candidates = () => import('../../features/employer-jobs/people/candidates-page.tsx');
const jobForm = () => import('../../features/employer-jobs/form/job-form-page.tsx');
const workerProfile = () => import('../../features/workers/profile/worker-profile-page.tsx');
const toBriefing = page(() => import('../../features/workers/access/to-briefing-page.tsx'), 'ToBriefingPage');
const sendBriefing = () => import('../../features/briefings/send/send-page.tsx');
const briefingSent = () => import('../../features/briefings/send/sent-page.tsx');
const seekerForJob = page(() => import('../../features/seeker-profile/seeker-for-job-page.tsx'), 'SeekerForJobPage');

export const employeeRoutes: RouteObject[] = [
  { path: employees.root.pattern, element: <Navigate to={employees.jobs.path()} replace /> },
  {
    path: employees.jobs.pattern,
    lazy: page(() => import('../../features/employer-jobs/list/job-list-page.tsx'), 'JobListPage'),
  },
  {
    path: employees.jobPostings.pattern,
    lazy: page(() => import('../../features/employer-jobs/list/job-postings-page.tsx'), 'JobPostingsPage'),
  },
  {
    path: employees.briefings.pattern,
    lazy: page(() => import('../../features/briefings/company/sent-page.tsx'), 'SentBriefingsPage'),
  },
  { path: employees.newJob.pattern, lazy: page(jobForm, 'NewJobPage') },
  { path: employees.copyJob.pattern, lazy: page(jobForm, 'CopyJobPage') },
  {
    path: employees.job.pattern,
    lazy: page(() => import('../../features/employer-jobs/job/employer-job-page.tsx'), 'EmployerJobPage'),
  },
  {
    path: employees.jobCheckoutComplete.pattern,
    lazy: page(() => import('../../features/employer-jobs/job/checkout-complete-page.tsx'), 'CheckoutCompletePage'),
  },
  { path: employees.editJob.pattern, lazy: page(jobForm, 'EditJobPage') },
  {
    path: employees.jobFlyer.pattern,
    lazy: page(() => import('../../features/employer-jobs/flyer/flyer-page.tsx'), 'FlyerPage'),
  },
  {
    path: employees.viewJob.pattern,
    lazy: page(() => import('../../features/employer-jobs/job/view-job-page.tsx'), 'ViewJobPage'),
  },
  {
    path: employees.search.pattern,
    lazy: page(() => import('../../features/workers/search/worker-search-page.tsx'), 'WorkerSearchPage'),
  },
  { path: employees.searchProfile.pattern, lazy: page(workerProfile, 'SearchedWorkerPage') },
  { path: employees.searchProfileJob.pattern, lazy: page(sendBriefing, 'SearchBriefingPage') },
  { path: employees.searchProfileJobCheckoutComplete.pattern, lazy: page(briefingSent, 'SearchBriefingSentPage') },
  { path: employees.searchProfileAccess.pattern, lazy: toBriefing },
  { path: employees.searchProfileAccessCheckoutComplete.pattern, lazy: toBriefing },
  { path: employees.searchProfileJobApplication.pattern, lazy: seekerForJob },

  // The pages of a job's owner. Their paths start with /jobs, but only companies can open them.
  { path: jobs.applicants.pattern, lazy: page(candidates, 'ApplicantsPage') },
  { path: jobs.matches.pattern, lazy: page(candidates, 'MatchesPage') },
  { path: jobs.match.pattern, lazy: seekerForJob },

  {
    path: employees.skilledWorkers.pattern,
    lazy: page(() => import('../../features/workers/skilled/skilled-workers-page.tsx'), 'SkilledWorkersPage'),
  },
  { path: employees.skilledWorker.pattern, lazy: page(workerProfile, 'SkilledWorkerPage') },
  {
    path: employees.skilledWorkerAccess.pattern,
    lazy: page(() => import('../../features/workers/access/access-page.tsx'), 'AccessPage'),
  },
  {
    path: employees.skilledWorkerAccessCheckoutComplete.pattern,
    lazy: page(() => import('../../features/workers/access/access-complete-page.tsx'), 'AccessCompletePage'),
  },
  { path: employees.skilledWorkerJob.pattern, lazy: page(sendBriefing, 'SkilledWorkerBriefingPage') },
  {
    path: employees.skilledWorkerJobCheckoutComplete.pattern,
    lazy: page(briefingSent, 'SkilledWorkerBriefingSentPage'),
  },
  {
    path: employees.skilledWorkerJobResponse.pattern,
    lazy: page(() => import('../../features/briefings/company/response-page.tsx'), 'BriefingResponsePage'),
  },
  {
    path: employees.skillsNeeded.pattern,
    lazy: page(() => import('../../features/workers/skills-needed/skills-needed-page.tsx'), 'SkillsNeededPage'),
  },
  {
    path: employees.interviews.pattern,
    lazy: page(() => import('../../features/interviews/company-interviews-page.tsx'), 'CompanyInterviewsPage'),
  },
  {
    path: employees.people.pattern,
    lazy: page(() => import('../../features/people/people-page.tsx'), 'PeoplePage'),
  },
  {
    path: employees.person.pattern,
    lazy: page(() => import('../../features/people/person-page.tsx'), 'PersonPage'),
  },
  {
    path: employees.companyMatches.pattern,
    lazy: page(() => import('../../features/workers/matches/company-matches-page.tsx'), 'CompanyMatchesPage'),
  },
];
