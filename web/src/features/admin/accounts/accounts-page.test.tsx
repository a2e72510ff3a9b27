import { type AccountRow, listCompanies } from '@plumbline/shared/contracts/admin/accounts';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { CompaniesPage } from './accounts-page.tsx';

const closed: AccountRow = {
  _id: '5'.repeat(24),
  name: 'Yellow Creek Plumbing',
  kind: 'provider',
  city: 'Warsaw',
  state: 'IN',
  email: '',
  status: 'closed',
  complete: true,
  jobs: 5,
  lastActivity: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-06-23T10:00:00.000Z',
};

it('the list of companies shows loading rows after its search changes', async () => {
  renderPage(<CompaniesPage />, {
    route: paths.admin.companies,
    as: 'support',
    at: '/admin/companies',
    answers: [
      answering(listCompanies, ({ body }) =>
        body.search ? new Promise<never>(() => {}) : { results: [closed], total: 1, more: false },
      ),
    ],
  });
  await screen.findByText(closed.name);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => screen.queryByText(closed.name)).toBeNull();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

const open = (found: object) =>
  renderPage(<CompaniesPage />, {
    route: paths.admin.companies,
    as: 'support',
    at: '/admin/companies',
    answers: [answering(listCompanies, { results: [closed], total: 62, more: false, ...found })],
  });

describe("the number above the staff's list of companies", () => {
  it('says how many of them are closed, because the dashboard leaves those out', async () => {
    open({ closed: 3 });
    await screen.findByText('Closed among them: 3. The dashboard leaves those out.');
  });

  it('says nothing about closed ones when there are none', async () => {
    open({ closed: 0 });
    await screen.findByRole('heading', { name: '62 accounts' });
    expect(screen.queryByText(/The dashboard leaves/)).toBeNull();
  });
});
