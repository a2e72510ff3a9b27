import { getCompanyStats, getCompanySteps, getSeekerOverview } from '@plumbline/shared/contracts/dashboard/dashboard';
import { listInvitations } from '@plumbline/shared/contracts/projects/invitations';
import { searchProjects } from '@plumbline/shared/contracts/projects/project-search';
import { paths } from '@plumbline/shared/options/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { NumberStrip as CompanyNumbers } from './company/number-strip.tsx';
import { NumberStrip as SeekerNumbers } from './seeker/number-strip.tsx';
import { VendorDashboard } from './vendor/vendor-dashboard.tsx';

const none = { results: [], total: 0 };
const steps = { items: [], done: 0, total: 0 };
const stats = { activeJobs: 1, views: 2, applicants: 3, matches: 4, unlockedProfiles: 5, openProjects: 6 };

/** The figures, and the addresses of the lists that they count. */
const figures = async (): Promise<Record<string, string | null>> => {
  const strip = await screen.findByRole('region', { name: 'Your numbers' });
  await waitFor(() => expect(within(strip).queryByText('-')).toBeNull());
  const cells = [...strip.querySelectorAll('dl > div')];
  return Object.fromEntries(
    cells.map((cell) => [
      [...cell.children]
        .map((each) => each.textContent)
        .reverse()
        .join(' '),
      cell.querySelector('a')?.getAttribute('href') ?? null,
    ]),
  );
};

it("each figure of a job seeker's dashboard leads to the list that it counts", async () => {
  renderPage(<SeekerNumbers />, {
    route: paths.dashboard,
    as: 'candidate',
    answers: [
      answering(getSeekerOverview, {
        ...{ waiting: [], steps, matches: { ...none, total: 9 }, trades: [] },
        applications: { ...none, total: 8, states: { requested: 6, granted: 1, rejected: 1 } },
        activities: { active: { 'job-application': 1, 'sent-job-post': 2, match: 3 }, ended: 4 },
        saved: { ...none, total: 5 },
      }),
    ],
  });
  expect(await figures()).toEqual({
    '1 Applied': '/my-jobs/activities?only=job-application',
    '2 Sent to me': '/my-jobs/activities?only=sent-job-post',
    '3 Matches': '/my-jobs/activities?only=match',
    '4 Ended': '/my-jobs/activities?show=inactive',
    '5 Saved Jobs': '/my-jobs/saved',
  });
});

it("each figure of a company's dashboard leads to the list that it counts, or says what else it counts", async () => {
  renderPage(<CompanyNumbers />, {
    route: paths.dashboard,
    answers: [answering(getCompanyStats, { ...stats, connections: 7, days: [] })],
  });
  await screen.findByText('7');
  expect(await figures()).toEqual({
    '1 Active jobs': '/employees/jobs?state=active',
    '2 Views': null,
    '3 Applicants': null,
    '4 Matches': null,
    '5 Unlocked profiles': '/employees/people',
    '6 Open projects': null,
    '7 Connections': '/toolbox/connections',
  });
  screen.getByText('Views and applicants include the jobs that ended.');
});

it("each figure of a vendor's dashboard leads to the list that it counts", async () => {
  const own = { zip: '46538', neededTrades: [], productTrades: ['Trusses'], updatedAt: '2026-11-20T15:00:00.000Z' };
  renderPage(<VendorDashboard />, {
    route: paths.dashboard,
    as: 'vendor',
    answers: [
      answering(getCompanySteps, { ...steps, own }),
      answering(getCompanyStats, { ...stats, connections: 7, days: [] }),
      answering(searchProjects, { results: [], total: 23, pageCount: 5 }),
      answering(listInvitations, { results: [] }),
    ],
  });
  expect(await figures()).toEqual({
    '23 Projects want what you sell': '/trade-partners/search-projects?zip=46538&trade=Trusses',
    '0 Open invitations': '/trade-partners/invitations',
    '7 Connections': '/toolbox/connections',
  });
});
