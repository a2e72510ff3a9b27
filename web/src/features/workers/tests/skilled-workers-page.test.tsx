import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile, patchCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { searchWorkers } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownCompany, WORKER, worker } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { WorkerSearchPage } from '../search/worker-search-page.tsx';
import { SkilledWorkersPage } from '../skilled/skilled-workers-page.tsx';

const recruiting = (isOn: boolean, more: ReturnType<typeof answering>[] = []) =>
  renderPage(<SkilledWorkersPage />, {
    route: paths.employees.skilledWorkers,
    answers: [
      answering(getCompanyProfile, ownCompany({ public: isOn })),
      answering(searchWorkers, { results: [worker()], total: 9, onlyInOtherList: 0 }),
      answering(listProducts, { results: [] }),
      answering(patchCompanyProfile, ({ body }) => ownCompany({ public: body.public ?? isOn })),
      ...more,
    ],
  });

describe('recruiting', () => {
  it("[SKW-09] is off: shows the toggle 'Send me Skilled Workers' and the five steps with their prices", async () => {
    recruiting(false);
    const toggle = await screen.findByRole('switch', { name: 'Send me Skilled Workers' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    const how = within(screen.getByRole('region', { name: 'How it works' }));
    expect(how.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Turn on recruiting',
      'Receive matches',
      'Get priority access',
      'Submit job briefing',
      'Connect and hire',
    ]);
    const step = how.getByRole('heading', { name: 'Get priority access' }).closest('li');
    expect(step?.textContent).toContain('$449');
    await screen.findByRole('heading', { name: '9 workers match your trades today' });
  });

  it('[SKW-10] is on: shows the trades the company needs, and a card for each skilled worker', async () => {
    const { asked, address } = recruiting(true);
    await screen.findByRole('heading', { name: '9 skilled workers within 50 miles' });
    screen.getByRole('combobox', { name: 'Trade Categories' });
    expect(asked.find(({ name }) => name === 'searchWorkers')?.body).toMatchObject({
      zip: '46590',
      filters: { tradeCategories: ['Carpentry'], skilledWorkers: true },
    });
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/employees/skilled-workers/profile/${WORKER}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove Carpentry' }));
    await waitFor(() => expect(address()).toBe('/employees/skilled-workers?trade=any'));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ filters: { tradeCategories: [] } }));
  });

  it('[SKW-11] is saved as the public flag of the company, and the page shows the effect', async () => {
    const { asked } = recruiting(false);
    fireEvent.click(await screen.findByRole('switch', { name: 'Send me Skilled Workers' }));
    await screen.findByRole('heading', { name: '9 skilled workers within 50 miles' });
    expect(asked.find(({ name }) => name === 'patchCompanyProfile')?.body).toMatchObject({ public: true });
    fireEvent.click(screen.getByRole('switch', { name: 'Send me Skilled Workers' }));
    await screen.findByRole('heading', { name: 'How it works' });
    expect(asked.findLast(({ name }) => name === 'patchCompanyProfile')?.body).toMatchObject({ public: false });
  });

  it('[SKW-11] is reverted when it could not be saved', async () => {
    recruiting(false, [answering(patchCompanyProfile, { status: 500, code: 'unexpected' })]);
    const toggle = await screen.findByRole('switch', { name: 'Send me Skilled Workers' });
    fireEvent.click(toggle);
    await screen.findByText('Something went wrong.');
    expect(toggle.getAttribute('aria-checked')).toBe('false');
  });
});

describe('the search of workers', () => {
  const open = (answer: Parameters<typeof answering<typeof searchWorkers>>[1], at?: string) =>
    renderPage(<WorkerSearchPage />, {
      route: paths.employees.search,
      ...(at && { at }),
      answers: [answering(searchWorkers, answer)],
    });

  it("[SKW-14] runs on load around the company's ZIP, twenty a page", async () => {
    const { asked } = open({ results: [worker()], total: 45, onlyInOtherList: 0 });
    await screen.findByRole('heading', { name: '45 workers within 50 miles' });
    expect(asked[0]?.body).toMatchObject({ zip: '46590', page: 1, limit: 20 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('button', { name: /^Page / })).toHaveLength(3);
  });

  it('[SKW-14] searches by the address, and writes the search into the address', async () => {
    const at = '/employees/search?zip=46982&trade=Framing&type=Full-Time&rating=2&license=yes&page=2';
    const { asked, address } = open({ results: [worker()], total: 45, onlyInOtherList: 0 }, at);
    await screen.findByRole('heading', { name: '45 workers within 50 miles' });
    expect(asked[0]?.body).toEqual({
      zip: '46982',
      page: 2,
      limit: 20,
      filters: { tradeCategories: ['Framing'], positionTypes: ['Full-Time'], rating: 2, validDriversLicense: true },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Rating' }), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('checkbox', { name: "Has a driver's license" }));
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/employees/search?zip=46982&trade=Framing&type=Full-Time&rating=3'));
  });

  it('[SKW-14] shows an error at the field for an unknown ZIP', async () => {
    open(
      { status: 400, code: 'search_zip_unknown', message: 'Please enter a valid zipcode.' },
      '/employees/search?zip=00000',
    );
    await screen.findByText('Please enter a valid zipcode.');
  });

  it('[SKW-14] says when there are no results, and when the search failed', async () => {
    open({ results: [], total: 0, onlyInOtherList: 0 }).unmount();
    open({ results: [], total: 0, onlyInOtherList: 0 });
    await screen.findByText('No results. Check back next time!');
  });
});
