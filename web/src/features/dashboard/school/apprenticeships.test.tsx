import { getSchoolStats } from '@plumbline/shared/contracts/dashboard/dashboard';
import { type JobCard, searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SchoolDashboard } from './school-dashboard.tsx';

const job = (at: number): JobCard => ({
  id: String(at).repeat(24),
  name: `Apprentice ${at}`,
  type: 'Training Apprenticeship',
  compensation: '$19 an hour',
  city: 'Warsaw',
  state: 'IN',
  company: { id: 'd'.repeat(24), name: 'Tippy Plumbing' },
  tradeCategories: [],
  willingToProvidePaidTraining: true,
  createdAt: '2026-11-04T15:00:00.000Z',
  postDate: '2026-11-04',
  miles: at,
  saved: false,
});

const school = (tradesTaught: string[]) => ({
  id: OWN.profile,
  type: 'provider' as const,
  kind: 'educational' as const,
  name: 'Tippecanoe Trades',
  city: 'Warsaw',
  state: 'IN',
  zip: '46590',
  public: false,
  redacted: false,
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
  educational: { tradesTaught },
});

const show = (apprenticeships: JobCard[], tradesTaught: string[] = []) =>
  renderPage(<SchoolDashboard />, {
    route: paths.dashboard,
    answers: [
      answering(getSchoolStats, { students: 12 }),
      answering(getCompanyProfile, school(tradesTaught)),
      answering(searchJobs, ({ body }) => {
        const result = body.positionTypes?.length ? apprenticeships : [];
        return { result, total: result.length, pageCount: 1, perMile: [] };
      }),
    ],
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Apprenticeships within 50 miles' }));

it('the dashboard shows a school the nearby apprenticeships, and links to all of them', async () => {
  const { asked } = show([1, 2, 3, 4].map(job));
  const near = await panel();
  await near.findByRole('link', { name: 'Apprentice 1' });
  expect(near.queryByRole('link', { name: 'Apprentice 4' })).toBeNull();
  expect(near.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobs/apprenticeships');
  expect(asked.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ zip: '46590', positionTypes: ['Training Apprenticeship'] }),
  );
});

it('the dashboard says when there are no apprenticeships nearby', async () => {
  show([]);
  await (await panel()).findByText('No apprenticeships within 50 miles yet');
});

it('the dashboard searches in the trades the school trains, which it shows with a link to change them', async () => {
  const { asked } = show([], ['Carpentry', 'Framing']);
  await (await panel()).findByText('No apprenticeships in your trades within 50 miles yet');
  expect(asked.map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ positionTypes: ['Training Apprenticeship'], tradeCategories: ['Carpentry', 'Framing'] }),
  );
  const taught = within(screen.getByRole('region', { name: 'Trades we train' }));
  expect(taught.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Carpentry', 'Framing']);
  const edit = taught.getByRole('link', { name: 'Edit Trades' });
  expect(edit.getAttribute('href')).toBe('/profile?edit=true&section=trades');
});

it('the dashboard asks a school without trades to choose them, and shows the apprenticeships of all trades until then', async () => {
  show([job(1)]);
  await (await panel()).findByRole('link', { name: 'Apprentice 1' });
  const taught = within(screen.getByRole('region', { name: 'Trades we train' }));
  expect(taught.getByRole('link', { name: 'Choose trades' })).toBeTruthy();
});
