import { paths } from '@plumbline/shared/options/paths';
import { Navigate, type RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';
import { soon } from './soon.ts';

const { interview, jobs, myJobs, students, trainings, vendors } = paths;

export const jobRoutes: RouteObject[] = [
  { path: jobs.root.pattern, element: <Navigate to={jobs.search.path()} replace /> },
  {
    path: jobs.search.pattern,
    lazy: page(() => import('../../features/job-search/job-search-page.tsx'), 'JobSearchPage'),
  },
  {
    path: jobs.apprenticeships.pattern,
    lazy: page(() => import('../../features/job-search/apprenticeship-search-page.tsx'), 'ApprenticeshipSearchPage'),
  },
  {
    path: jobs.searches.pattern,
    lazy: page(() => import('../../features/job-search/saved/saved-searches-page.tsx'), 'SavedSearchesPage'),
  },
  {
    path: jobs.briefings.pattern,
    lazy: page(() => import('../../features/briefings/seeker/received-page.tsx'), 'ReceivedBriefingsPage'),
  },
  {
    path: jobs.job.pattern,
    lazy: page(() => import('../../features/job-detail/job-detail-page.tsx'), 'JobDetailPage'),
  },
  {
    path: jobs.success.pattern,
    lazy: page(() => import('../../features/job-detail/application-success-page.tsx'), 'ApplicationSuccessPage'),
  },
  {
    path: jobs.response.pattern,
    lazy: page(() => import('../../features/briefings/seeker/response-page.tsx'), 'ResponsePage'),
  },

  {
    path: students.root.pattern,
    lazy: page(() => import('../../features/students/students-page.tsx'), 'StudentsPage'),
  },
  { path: students.poster.pattern, lazy: page(() => import('../../features/students/poster-page.tsx'), 'PosterPage') },

  {
    path: interview.pattern,
    lazy: page(() => import('../../features/interviews/interview-page.tsx'), 'InterviewPage'),
  },

  { path: myJobs.root.pattern, element: <Navigate to={myJobs.activities.path()} replace /> },
  {
    path: myJobs.activities.pattern,
    lazy: page(() => import('../../features/my-jobs/activities-page.tsx'), 'ActivitiesPage'),
  },
  {
    path: myJobs.saved.pattern,
    lazy: page(() => import('../../features/my-jobs/saved-page.tsx'), 'SavedPage'),
  },

  { path: trainings.root.pattern, element: <Navigate to={trainings.search.path()} replace /> },
  soon(trainings.search.pattern, 'Trainings', 'trainings'),
  soon(trainings.saved.pattern, 'Trainings', 'trainings'),
  soon(trainings.training.pattern, 'Training', 'trainings'),

  { path: vendors.root.pattern, element: <Navigate to={vendors.search.path()} replace /> },
  {
    path: vendors.search.pattern,
    lazy: page(() => import('../../features/partnering/partners/partner-search-page.tsx'), 'VendorSearchPage'),
  },
  {
    path: vendors.vendor.pattern,
    lazy: page(() => import('../../features/partnering/partners/partner-profile-page.tsx'), 'VendorProfilePage'),
  },
];
