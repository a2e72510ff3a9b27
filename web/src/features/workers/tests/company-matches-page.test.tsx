import { listCompanyMatches } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { match, WORKER } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { CompanyMatchesPage } from '../matches/company-matches-page.tsx';

const open = (answer: Parameters<typeof answering<typeof listCompanyMatches>>[1], at?: string) =>
  renderPage(<CompanyMatchesPage />, {
    route: paths.employees.companyMatches,
    ...(at && { at }),
    answers: [answering(listCompanyMatches, answer)],
  });

describe("the company's matches", () => {
  it("[APP-12] are a table of 'Job Seeker' and 'Actions', each row with picture, name and two links", async () => {
    open({
      results: [match(), match({ id: 'e'.repeat(24), name: 'Travis', lastName: 'Yoder', hasProfileViewAccess: true })],
      total: 2,
      trades: ['Carpentry'],
    });
    await screen.findByText('Jobseeker9c07');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Job Seeker',
      'Actions',
    ]);
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row));
    // A hard hat for a masked person, initials for a person without a photo.
    expect(first?.getByText('Jobseeker9c07').closest('td')?.querySelector('[data-ui=avatar] svg')).toBeTruthy();
    expect(second?.getByText('TY')).toBeTruthy();
    first?.getByRole('button', { name: 'Send Job to Jobseeker9c07' });
    expect(first?.getByText('Send Job')).toBeTruthy();
    const link = first?.getByRole('link', { name: 'View profile of Jobseeker9c07' });
    expect(link?.textContent).toBe('View profile');
    expect(link?.getAttribute('href')).toBe(`/profile/${WORKER}/jobSeeker?companyMatch=true`);
    second?.getByText('Travis Yoder');
  });

  it('show the same facts as a search: trade, level, miles, papers, what was sent, last activity and price', async () => {
    open({ results: [match({ briefedAt: '2026-11-26T15:00:00.000Z' })], total: 1, trades: ['Carpentry'] });
    const row = within(await screen.findByRole('row', { name: /Jobseeker9c07/ }));
    row.getByText('Framing, Journeyman, 6 miles');
    row.getByText("Driver's license");
    row.getByText('Briefing sent Nov 26, no answer yet');
    row.getByText('Last active today');
    expect((await row.findByText('to unlock')).parentElement?.textContent).toMatch(/^\$\d+ to unlock$/);
  });

  it('[APP-13] say that there are none, and where to choose the trades for matches', async () => {
    open({ results: [], total: 0, trades: ['Carpentry'] });
    await screen.findByRole('heading', { name: 'No matches at this time' });
    screen.getByText("Select the trade categories you need under 'Employee Matching' on the dashboard.");
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('[APP-14] are paged by twenty, with pages only when there are more', async () => {
    const few = open({ results: [match()], total: 20, trades: ['Carpentry'] });
    await screen.findByText('Jobseeker9c07');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(few.asked[0]?.body).toEqual({ page: 1, limit: 20 });
    few.unmount();
    const { asked, address } = open({ results: [match()], total: 21, trades: ['Carpentry'] });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    fireEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    expect(address()).toBe('/employees/company-matches?page=2');
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ page: 2, limit: 20 }));
  });

  it('are narrowed and ordered by the address, from the first page again, and cleared when none fits', async () => {
    const { asked, address } = open(
      ({ body: { rating } }) =>
        rating === undefined
          ? { results: [match()], total: 21, trades: ['Carpentry', 'Framing'] }
          : { results: [], total: 0, trades: ['Carpentry', 'Framing'] },
      '/employees/company-matches?trade=Framing&license=true&order=dearest&page=2',
    );
    // Folded on a phone.
    fireEvent.click(await screen.findByRole('button', { name: /Change/ }));
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    expect(asked[0]?.body).toEqual({ trade: 'Framing', validDriversLicense: true, page: 2, limit: 20 });
    await screen.findByRole('heading', { name: '21 matches' });
    fireEvent.change(filters.getByLabelText('Order'), { target: { value: 'nearest' } });
    expect(address()).toBe('/employees/company-matches?trade=Framing&license=true&order=nearest');
    fireEvent.change(filters.getByLabelText('Rating'), { target: { value: '3' } });
    await screen.findByText('No match fits these filters');
    expect(asked.at(-1)?.body).toEqual({
      ...{ trade: 'Framing', rating: 3, validDriversLicense: true, order: 'nearest', page: 1, limit: 20 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear these filters' }));
    expect(address()).toBe('/employees/company-matches?order=nearest');
    await screen.findByText('Jobseeker9c07');
  });

  it('keep their filters when they could not be loaded, so that others can be chosen', async () => {
    const { asked } = open(
      ({ body: { rating } }) =>
        rating === undefined
          ? { results: [match()], total: 1, trades: ['Carpentry'] }
          : { status: 400, code: 'bad_request', message: 'Please check your entries.' },
      '/employees/company-matches?rating=3',
    );
    await screen.findByText("We couldn't load the list.");
    fireEvent.click(screen.getByRole('button', { name: /Change/ }));
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    fireEvent.change(filters.getByLabelText('Rating'), { target: { value: '' } });
    await screen.findByText('Jobseeker9c07');
    expect(asked).toHaveLength(2);
  });

  it('cut a trade of the address that is longer than any', async () => {
    const { asked } = open(
      { results: [], total: 0, trades: ['Carpentry'] },
      `/employees/company-matches?trade=${'x'.repeat(80)}`,
    );
    await screen.findByText('No match fits these filters');
    expect(asked[0]?.body).toMatchObject({ trade: 'x'.repeat(60) });
  });

  it('[APP-15] show a loading dialog first, and the rows as soon as they are loaded', async () => {
    let answer = (_: { results: ReturnType<typeof match>[]; total: number; trades: string[] }) => {};
    open(() => new Promise((resolve) => (answer = resolve)));
    const dialog = await screen.findByRole('dialog', { name: 'Finding your matches...' });
    within(dialog).getByRole('progressbar');
    answer({ results: [match()], total: 1, trades: ['Carpentry'] });
    await screen.findByText('Jobseeker9c07');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[APP-16] are replaced by the purchase while the address names one', async () => {
    const { asked } = open(
      { results: [match()], total: 1, trades: ['Carpentry'] },
      '/employees/company-matches?payment_intent=pi_1',
    );
    await screen.findByText("We couldn't retrieve your checkout information");
    expect(asked.map(({ name }) => name)).not.toContain('listCompanyMatches');
    expect(screen.queryByText('Job Seeker')).toBeNull();
  });

  it('say when they could not be loaded, and try again', async () => {
    let tries = 0;
    open(() => {
      tries += 1;
      return tries === 1
        ? { status: 500, code: 'unexpected' }
        : { results: [match()], total: 1, trades: ['Carpentry'] };
    });
    await screen.findByText("We couldn't load the list.");
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Jobseeker9c07');
  });
});
