import { listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const PAGE = `/employees/jobs/${JOB}?tab=matches`;
const match = person({ actions: { matchFoundAt: '2026-11-21T15:00:00.000Z' } });

type Answer = Parameters<typeof answering<typeof listMatches>>[1];

const open = (answer: Answer, more = '') => {
  const page = renderPage(<EmployerJobPage />, {
    route: paths.employees.job,
    at: PAGE + more,
    answers: [
      answering(getJob, ownJob({ tradeCategories: ['Carpentry', 'Masonry'] })),
      answering(listMatches, answer),
      answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never),
    ],
  });
  const asked = () => page.asked.filter(({ name }) => name === 'listMatches').map(({ query }) => query);
  return { ...page, asked };
};

/** The filters, which are folded on a phone. */
const filters = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Change/ }));
  return within(screen.getByRole('group', { name: 'Filters' }));
};
const choose = (label: string, value: string, among: ReturnType<typeof within>) =>
  fireEvent.change(among.getByLabelText(label), { target: { value } });

it("a job's matches are narrowed to its trades and ordered in the address, next to the open tab", async () => {
  const { asked, address } = open({ results: [match], total: 5 }, '&trade=Masonry&license=true&order=dearest');
  const among = await filters();
  expect(asked()[0]).toEqual({ trade: 'Masonry', validDriversLicense: 'true' });
  const trades = within(among.getByLabelText('Trade')).getAllByRole('option');
  expect(trades.map(({ textContent }) => textContent)).toEqual(['All trades of this job', 'Carpentry', 'Masonry']);
  screen.getByText('5 matches');
  choose('Order', 'nearest', among);
  expect(address()).toBe(`${PAGE}&trade=Masonry&license=true&order=nearest`);
  await expect.poll(() => asked().at(-1)).toEqual({ trade: 'Masonry', validDriversLicense: 'true', order: 'nearest' });
});

it('says how many matches fit only when a filter is chosen', async () => {
  open({ results: [match], total: 5 }, '&order=nearest');
  const among = await filters();
  await screen.findByText('Jobseekerdddd');
  expect(screen.queryByText('5 matches')).toBeNull();
  choose('Rating', '3', among);
  await screen.findByText('5 matches');
});

it('filters that no match fits are cleared with one button, and the order stays', async () => {
  const { asked, address } = open(
    ({ query: { rating } }) => (rating === undefined ? { results: [match], total: 1 } : { results: [], total: 0 }),
    '&order=rating',
  );
  const among = await filters();
  choose('Rating', '3', among);
  await screen.findByText('No match fits these filters');
  expect(asked().at(-1)).toMatchObject({ order: 'rating' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear these filters' }));
  expect(address()).toBe(`${PAGE}&order=rating`);
  await screen.findByText('Jobseekerdddd');
});

it('a job without matches has no filters', async () => {
  open({ results: [], total: 0 });
  await screen.findByText('No matches found.');
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});
