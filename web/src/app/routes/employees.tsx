import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { page } from '../lazy-page.ts';
import { soon } from './soon.ts';

const { employees, jobs } = paths;

const jobList = page(() => import('../../features/employer-jobs/list/job-list-page.tsx'), 'JobListPage');
const candidates = () => import('../../features/employer-jobs/people/candidates-page.tsx');
const jobForm = () => import('../../features/employer-jobs/form/job-form-page.tsx');
const seekerForJob = page(() => import('../../features/seeker-profile/seeker-for-job-page.tsx'), 'SeekerForJobPage');

export const employeeRoutes: RouteObject[] = [
  { path: employees.root.pattern, element: <Navigate to={employees.jobs.path()} replace /> },
  { path: employees.jobs.pattern, lazy: jobList },
  { path: employees.jobPostings.pattern, lazy: jobList },
  soon(employees.briefings.pattern, 'Job Briefings', 'sentBriefings'),
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
    path: employees.viewJob.pattern,
    lazy: page(() => import('../../features/employer-jobs/job/view-job-page.tsx'), 'ViewJobPage'),
  },
  soon(employees.search.pattern, 'Find Employees', 'workerSearch'),
  soon(employees.searchProfile.pattern, 'Profile', 'workerSearch'),
  soon(employees.searchProfileJob.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.searchProfileJobCheckoutComplete.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.searchProfileAccess.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.searchProfileAccessCheckoutComplete.pattern, 'Job Briefing', 'workerSearch'),
  { path: employees.searchProfileJobApplication.pattern, lazy: seekerForJob },

  // Below /jobs, but the companies' own: what follows a job in its owner's hands.
  { path: jobs.applicants.pattern, lazy: page(candidates, 'ApplicantsPage') },
  { path: jobs.matches.pattern, lazy: page(candidates, 'MatchesPage') },
  { path: jobs.match.pattern, lazy: seekerForJob },

  soon(employees.skilledWorkers.pattern, 'Skilled Workers', 'workerSearch'),
  soon(employees.skilledWorker.pattern, 'Profile', 'workerSearch'),
  soon(employees.skilledWorkerAccess.pattern, 'Priority Access', 'workerSearch'),
  soon(employees.skilledWorkerAccessCheckoutComplete.pattern, 'Priority Access', 'workerSearch'),
  soon(employees.skilledWorkerJob.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.skilledWorkerJobCheckoutComplete.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.skilledWorkerJobResponse.pattern, 'Job Briefing', 'workerSearch'),
  soon(employees.skillsNeeded.pattern, 'Skills Needed', 'companyMatches'),
  soon(employees.companyMatches.pattern, 'Company Matches', 'companyMatches'),
];
