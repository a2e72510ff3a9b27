import { withdrawApplication } from '@plumbline/shared/contracts/access/access';
import { type JobCard, searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { JobSearchPage } from './job-search-page.tsx';

const job: JobCard = {
  id: 'c'.repeat(24),
  name: 'Gas Fitter',
  type: 'Full-Time',
  compensation: '$31 an hour',
  city: 'Warsaw',
  state: 'IN',
  company: { id: 'd'.repeat(24), name: 'Eel River Mechanical' },
  tradeCategories: ['Gas Piping'],
  willingToProvidePaidTraining: false,
  createdAt: '2026-11-04T15:00:00.000Z',
  postDate: '2026-11-04',
  miles: 4.2,
  saved: false,
};

const applied = { ...job, appliedAt: '2026-11-20T15:00:00.000Z', canWithdraw: true };

const show = (
  found: readonly JobCard[] = [job],
  at?: string,
  answers: NonNullable<Parameters<typeof renderPage>[1]['answers']> = [],
) =>
  renderPage(<JobSearchPage />, {
    route: paths.jobs.search,
    ...(at && { at }),
    as: 'candidate',
    trades: ['Plumbing & Pipefitting', 'Carpentry'],
    answers: [
      answering(searchJobs, {
        result: [...found],
        total: found.length ? 41 : 0,
        pageCount: 3,
        perMile: found.length ? [0, 0, 1, 40] : [],
      }),
      ...answers,
    ],
  });

it("the job search starts with the seeker's trades, puts them into the address, and says all filters in one line", async () => {
  const { asked, address } = show();
  await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
  expect(asked.map(({ body }) => body)).toMatchObject([
    { zip: '46590', tradeCategories: ['Carpentry', 'Plumbing & Pipefitting'] },
  ]);
  expect(address()).toBe('/jobs/search?zip=46590&trade=Carpentry&trade=Plumbing+%26+Pipefitting');
  screen.getByText('46590, Carpentry, Plumbing & Pipefitting');
  screen.getByText('50 miles, any type, any pay');
});

it('the job search sends words, shift, date and pay, and keeps them in the address', async () => {
  const at = '/jobs/search?zip=46590&q=framing&shift=Night+shift&posted=7&pay=30';
  const { asked, address } = show([job], at);
  await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
  const filters = {
    words: 'framing',
    shifts: ['Night shift'],
    postedWithin: 7,
    payAtLeast: { amount: 3000, unit: 'hour' },
  };
  expect(asked).toMatchObject([{ body: filters }]);
  screen.getByText('50 miles, any type, $30 an hour and up, Last 7 days, Night shift');
  fireEvent.change(screen.getByRole('textbox', { name: 'Keyword or company' }), { target: { value: 'lakeland' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ ...filters, words: 'lakeland' });
  expect(address()).toContain('q=lakeland');
});

it('the job search sends start, travel, overtime and licenses, and keeps them in the address', async () => {
  const at = '/jobs/search?zip=46590&start=14&travel=Per+diem&overtime=Some+overtime&licenses=held';
  const { asked, address } = show([job], at);
  await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
  const others = { travel: ['Per diem'], overtime: ['Some overtime'] };
  expect(asked).toMatchObject([{ body: { ...others, startsWithin: 14, onlyHeldLicenses: true } }]);
  screen.getByText('50 miles, any type, any pay, Starts within 14 days, Per diem, Some overtime, Licenses I have');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /a license I don't have/ });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  fireEvent.change(screen.getByRole('combobox', { name: 'Start date' }), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ ...others, startsWithin: 30 });
  expect(asked.at(-1)?.body).not.toHaveProperty('onlyHeldLicenses');
  expect(address()).toContain('start=30');
  expect(address()).not.toContain('licenses');
});

it('the job search of a company leaves out the filter by held licenses, which its address may have', async () => {
  const { asked } = renderPage(<JobSearchPage />, {
    route: paths.jobs.search,
    at: '/jobs/search?zip=46590&start=14&licenses=held',
    as: 'provider',
    answers: [answering(searchJobs, { result: [job], total: 1, pageCount: 1, perMile: [0, 0, 0, 0, 1] })],
  });
  await screen.findByText('50 miles, any type, any pay, Starts within 14 days');
  await expect.poll(() => asked.find(({ name }) => name === 'searchJobs')?.body).toMatchObject({ startsWithin: 14 });
  expect(asked.find(({ name }) => name === 'searchJobs')?.body).not.toHaveProperty('onlyHeldLicenses');
});

it('the job search opens the dialog that saves it for visitors who signed up to do so, once', async () => {
  const { address } = show([job], '/jobs/search?zip=46590&trade=Carpentry&save=1');
  await screen.findByRole('dialog', { name: 'Save search' });
  expect(address()).toBe('/jobs/search?zip=46590&trade=Carpentry');
});

it('[SEE-07] the job search shows a job with its company, place and type, each with its link', async () => {
  show([job, { ...job, id: 'e'.repeat(24), name: 'Pipe Fitter', type: 'Part-Time', saved: true }]);
  const title = await screen.findByRole('link', { name: 'Gas Fitter' });
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('h3'))
    .map((row) => within(row));
  expect(title.getAttribute('href')).toBe(`/jobs/${job.id}`);
  expect(first!.getByRole('link', { name: 'Eel River Mechanical' }).getAttribute('href')).toBe(
    `/profile/${job.company.id}/provider`,
  );
  first!.getByText('Warsaw, IN');
  first!.getByText('Full-Time');
  expect(first!.getByRole('link', { name: 'View Job' }).getAttribute('href')).toBe(`/jobs/${job.id}`);
  expect(first!.getByRole<HTMLButtonElement>('button', { name: 'Save Job' }).disabled).toBe(false);
  second!.getByText('Part-Time');
  expect(second!.getByRole<HTMLButtonElement>('button', { name: 'Saved' }).disabled).toBe(true);
});

it('the job search shows in each row the facts that help a worker decide', async () => {
  const facts = { shift: 'Night shift', openings: 3, overtime: 'No overtime', requiredLicenses: ['cdl'] } as const;
  show([{ ...job, ...facts, requiredLicenses: [...facts.requiredLicenses] }]);
  const row = (await screen.findByRole('link', { name: 'Gas Fitter' })).closest('li') as HTMLElement;
  within(row).getByText('Night shift · 3 openings · No overtime · Asks for CDL');
});

it('the job search plots all jobs of a search on the tape, not only those of its page', async () => {
  show();
  await screen.findByRole('img', { name: 'Jobs by distance, from 2 to 3 miles' });
});

it('the job search leads from nothing found to all trades', async () => {
  const { address } = show([]);
  await screen.findByText('No results. Check back next time!');
  const [button] = screen.getAllByRole('button', { name: 'Search all trades' });
  fireEvent.click(button as HTMLElement);
  await expect.poll(address).toBe('/jobs/search?zip=46590');
});

it("the job search uses the search of the address, without the seeker's trades", async () => {
  const { asked } = show([job], '/jobs/search?zip=46590');
  await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
  expect(asked).toMatchObject([{ body: { tradeCategories: [] } }]);
});

it("the job search withdraws an application on its card, after an explanation, and moves the focus to the job's name", async () => {
  let sent = true;
  const withdrawn = { id: 'x', type: 'job-application', state: 'withdrawn', profile: job.company.id } as const;
  const { asked } = show([applied], paths.jobs.search.path(), [
    answering(searchJobs, () => ({ result: [sent ? applied : job], total: 1, pageCount: 1, perMile: [1] })),
    answering(withdrawApplication, () => {
      sent = false;
      return { ...withdrawn, date: applied.appliedAt };
    }),
  ]);
  const undo = await screen.findByRole('button', { name: 'Withdraw' });
  undo.focus();
  fireEvent.click(undo);
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw Application' }));
  question.getByText(/The company sees that you withdrew. You can apply again while the job is open./);
  fireEvent.click(question.getByRole('button', { name: 'Keep my application' }));
  await expect.poll(() => document.activeElement).toBe(undo);
  expect(asked.filter(({ name }) => name === 'withdrawApplication')).toEqual([]);

  fireEvent.click(undo);
  const again = within(await screen.findByRole('alertdialog', { name: 'Withdraw Application' }));
  fireEvent.click(again.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Your application was withdrawn.');
  await expect.poll(() => screen.queryByText('Applied')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Gas Fitter');
  expect(asked.filter(({ name }) => name === 'withdrawApplication')).toMatchObject([
    { params: { id: job.company.id }, body: { job: job.id } },
  ]);
});

it('the job search offers no withdrawal of a decided application', async () => {
  show([{ ...applied, canWithdraw: false }]);
  await screen.findByText('Applied');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
