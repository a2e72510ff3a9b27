import { listCompanies, listJobSeekers } from '@plumbline/shared/contracts/admin/accounts';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { searchProjects } from '@plumbline/shared/contracts/projects/project-search';
import { searchCompanies } from '@plumbline/shared/contracts/search/companies';
import { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { type Path, paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { ownCompany } from '../../../gallery/workers.ts';
import { CompaniesPage, JobSeekersPage } from '../../features/admin/accounts/accounts-page.tsx';
import { ApprenticeshipSearchPage } from '../../features/job-search/apprenticeship-search-page.tsx';
import { JobSearchPage } from '../../features/job-search/job-search-page.tsx';
import { PartnerSearchPage, VendorSearchPage } from '../../features/partnering/partners/partner-search-page.tsx';
import { ProjectSearchPage } from '../../features/partnering/project-search/project-search-page.tsx';
import { WorkerSearchPage } from '../../features/workers/search/worker-search-page.tsx';
import { SkilledWorkersPage } from '../../features/workers/skilled/skilled-workers-page.tsx';
import { answering, renderPage } from './render-page.tsx';

type SearchPage = { page: ReactElement; route: Path; endpoint: Endpoint; as?: 'candidate' };

/** Every page with a search, and the endpoint that it calls. */
const searches: Readonly<Record<string, SearchPage>> = {
  jobs: { page: <JobSearchPage />, route: paths.jobs.search, endpoint: searchJobs, as: 'candidate' },
  apprenticeships: {
    page: <ApprenticeshipSearchPage />,
    route: paths.jobs.apprenticeships,
    endpoint: searchJobs,
    as: 'candidate',
  },
  workers: { page: <WorkerSearchPage />, route: paths.employees.search, endpoint: searchWorkers },
  'skilled workers': { page: <SkilledWorkersPage />, route: paths.employees.skilledWorkers, endpoint: searchWorkers },
  'trade partners': { page: <PartnerSearchPage />, route: paths.tradePartners.search, endpoint: searchCompanies },
  projects: { page: <ProjectSearchPage />, route: paths.tradePartners.searchProjects, endpoint: searchProjects },
  vendors: { page: <VendorSearchPage />, route: paths.vendors.search, endpoint: searchCompanies },
  companies: { page: <CompaniesPage />, route: paths.admin.companies, endpoint: listCompanies },
  'job seekers': { page: <JobSeekersPage />, route: paths.admin.jobSeekers, endpoint: listJobSeekers },
};

/** Failed responses of a search, each with the text that the page shows first. */
const failures = [
  [{ status: 429, code: 'too_many_requests', message: 'Wait 9 seconds.' }, 'Wait 9 seconds.'],
  [
    { status: 409, code: 'x', message: 'Second', errors: [{ path: 'filters', message: 'First server error' }] },
    'First server error',
  ],
  [
    { status: 400, code: 'bad_request', message: 'B', errors: [{ path: 'filters.rating', message: 'Bad rating' }] },
    'Bad rating',
  ],
  [
    {
      status: 400,
      code: 'zip_military',
      message: MILITARY_ZIP_REFUSED,
      errors: [{ path: 'zip', message: MILITARY_ZIP_REFUSED }],
    },
    MILITARY_ZIP_REFUSED,
  ],
  [{ status: 403, code: 'forbidden', message: 'You are not allowed to do this.' }, 'You are not allowed to do this.'],
  [{ status: 503, code: 'unknown_code', message: '' }, 'Something went wrong.'],
] as const;

it('the table of searches covers every search of the contract', () => {
  const paths = endpoints.filter(({ path }) => path.endsWith('/search')).map(({ name }) => name);
  expect(paths.length).toBeGreaterThan(3);
  const covered = new Set(Object.values(searches).map(({ endpoint }) => endpoint.name));
  expect(paths.filter((name) => !covered.has(name))).toEqual([]);
});

it.each(
  Object.entries(searches).flatMap(([name, search]) =>
    failures.map(([refusal, text]) => ({ name, search, refusal, text })),
  ),
)('the search of $name says "$text" and never blames the connection [API-05]', async ({ search, refusal, text }) => {
  const { page, route, endpoint, as } = search;
  renderPage(page, {
    route,
    ...(as && { as }),
    answers: [
      answering(getCompanyProfile, ownCompany({ public: true })),
      answering(endpoint as typeof searchJobs, refusal as never),
    ],
  });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  expect(screen.queryByText(/^Please enter a valid zip/i)).toBeNull();
});
