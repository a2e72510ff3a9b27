import { getCompanySteps } from '@plumbline/shared/contracts/dashboard/dashboard';
import { listInvitations } from '@plumbline/shared/contracts/projects/invitations';
import { searchProjects } from '@plumbline/shared/contracts/projects/project-search';
import { paths } from '@plumbline/shared/options/paths';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { VendorDashboard } from './vendor-dashboard.tsx';

const date = '2026-11-20T15:00:00.000Z';
const PROJECT = 'c'.repeat(24);
const project = {
  id: PROJECT,
  name: 'Pike Lake Townhomes',
  type: 'New Construction',
  city: 'Warsaw',
  state: 'IN',
  company: { id: 'd'.repeat(24), name: 'Lakeland Framing' },
  description: '',
  startDate: '2027-03-02',
  contractorTradeCategories: [],
  vendorTradeCategories: ['Windows', 'Trusses'],
  createdAt: date,
  miles: 6,
};
const invitation = {
  project: { ...project, id: 'e'.repeat(24), name: 'Barn on 30' },
  owner: { id: 'd'.repeat(24), name: 'Hoosier Timber Homes' },
  state: 'invited',
  invitedAt: date,
  date,
} as const;
const steps = {
  ...{ items: [], done: 0, total: 0 },
  own: { zip: '46538', neededTrades: [], productTrades: ['Trusses'], updatedAt: date },
};

it("a vendor's dashboard lists the projects that want what it sells, and its open invitations, and no job posts", async () => {
  const { asked } = renderPage(<VendorDashboard />, {
    route: paths.dashboard,
    as: 'vendor',
    answers: [
      answering(getCompanySteps, steps),
      answering(searchProjects, { results: [project], total: 23, pageCount: 5 }),
      answering(listInvitations, { results: [invitation] }),
    ],
  });
  expect((await screen.findByRole('link', { name: 'Pike Lake Townhomes' })).getAttribute('href')).toBe(
    `/trade-partners/search-projects/${PROJECT}`,
  );
  await screen.findByRole('link', { name: 'Barn on 30' });
  screen.getByText('Trusses, within 50 miles of 46538');
  screen.getByRole('img', { name: 'Projects by distance, from 6 to 6 miles' });
  // The trade that the vendor sells comes before another one that the project wants.
  expect(screen.getAllByText(/^(Windows|Trusses)$/).map(({ textContent }) => textContent)).toEqual([
    'Trusses',
    'Windows',
  ]);
  expect(screen.getByRole('link', { name: 'Show all 23 projects' }).getAttribute('href')).toBe(
    '/trade-partners/search-projects?zip=46538&trade=Trusses',
  );
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'searchProjects')?.body).toMatchObject({ tradeCategories: ['Trusses'] }),
  );
  expect(screen.queryByText(/job/i)).toBeNull();
});

it.each([
  ['1', undefined],
  ['1 or more', 'next'],
])("a vendor's dashboard counts %s open invitations, with the cursor %s", async (count, cursor) => {
  renderPage(<VendorDashboard />, {
    route: paths.dashboard,
    as: 'vendor',
    answers: [
      answering(getCompanySteps, steps),
      answering(searchProjects, { results: [project], total: 23, pageCount: 5 }),
      answering(listInvitations, { results: [invitation], cursor }),
    ],
  });
  await screen.findByRole('link', { name: 'Barn on 30' });
  const cell = screen.getByText('Open invitations').closest('dl > div');
  expect(cell?.querySelector('dd')?.textContent).toBe(count);
});

it("a vendor's dashboard says that the projects can't be loaded when its trades can't", async () => {
  const failed = { status: 500, code: 'unexpected', message: 'Something went wrong.' } as const;
  renderPage(<VendorDashboard />, {
    route: paths.dashboard,
    as: 'vendor',
    answers: [answering(getCompanySteps, failed), answering(listInvitations, { results: [] })],
  });
  await screen.findByText("We couldn't load the projects.", {}, { timeout: 5000 });
});
