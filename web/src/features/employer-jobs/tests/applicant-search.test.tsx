import {
  listApplicants,
  listMatches,
  moveApplicant,
  type PersonRow,
} from '@plumbline/shared/contracts/jobs/job-people';
import { fillJob, getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { fitsSearch } from '@plumbline/shared/domain/jobs/applicant-search';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const applicant = (digit: string, changes: Partial<PersonRow> = {}) =>
  person({ id: digit.repeat(24), name: `Jobseeker${digit.repeat(4)}`, stage: 'new', trades: [], ...changes });

const rows = [
  applicant('1', { stage: 'interview', trades: ['Masonry'] }),
  applicant('2', { stage: 'hired' }),
  applicant('3', { trades: ['Masonry'], city: 'Goshen' }),
];

/** Renders the list with a server that looks at one applicant for each request, so that most responses are empty. */
const open = (at = '', { hasEarlier = false } = {}) =>
  renderPage(<EmployerJobPage />, {
    route: paths.employees.job,
    at: `/employees/jobs/${JOB}?tab=applicants${at}`,
    answers: [
      answering(getJob, ownJob()),
      answering(listApplicants, ({ query: { stage, search = '', sort, trade, cursor = '0' } = {} }) => {
        const row = (sort === 'oldest' ? rows.toReversed() : rows)[Number(cursor)] as PersonRow;
        const fits =
          fitsSearch(row, search) && (!stage || stage === row.stage) && (!trade || row.trades?.includes(trade));
        const next = Number(cursor) + 1;
        if (hasEarlier) return { results: [], total: 3, cursor: '0' };
        return { results: fits ? [row] : [], total: 3, ...(next < rows.length && { cursor: `${next}` }) };
      }),
      answering(listMatches, { results: [], total: 0 }),
      answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never),
      answering(moveApplicant, { stage: 'hired' }),
      answering(fillJob, { id: JOB, status: 'Filled' } as never),
    ],
  });
const shown = () => rows.flatMap(({ name }) => (screen.queryByText(name) ? [name.slice(-1)] : []));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
const search = (words: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name, trade or city' }), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
};

beforeAll(() => {
  globalThis.scrollTo = () => {};
});

it('the list of applicants filters applicants by text and stage through empty pages, and the address keeps the filter', async () => {
  const { address } = open();
  await screen.findByText('Jobseeker1111');
  search('masonry');
  await expect.poll(shown).toEqual(['1', '3']);
  choose('Stage', 'new');
  await expect.poll(shown).toEqual(['3']);
  expect(address()).toBe(`/employees/jobs/${JOB}?tab=applicants&stage=new&search=masonry`);
  search('');
  await expect.poll(shown).toEqual(['3']);
  choose('Stage', 'interview');
  await expect.poll(shown).toEqual(['1']);
});

it('the list of applicants announces how many are shown by a filter', async () => {
  open('&stage=interview');
  await screen.findByText('Jobseeker1111');
  const count = await screen.findByText('1 applicant shown');
  expect(count.closest('[role=status]')).not.toBeNull();
});

it.each(['&trade=Roofing', '&stage=offer', '&search=zebulon'])(
  'the list of applicants says that none fits so far, and where earlier ones are, when a page has none: %s',
  async (filter) => {
    open(filter, { hasEarlier: true });
    await screen.findByText('No applicant fits so far');
    expect(screen.queryByText(/fits these filters|fits "|at this stage/)).toBeNull();
    screen.getByText('"Show more" also searches earlier applications.');
    screen.getByRole('button', { name: 'Show more' });
  },
);

it('the list of applicants opens a stored address with the same filters', async () => {
  const { asked } = open('&stage=new&search=goshen&sort=oldest');
  await expect.poll(shown).toEqual(['3']);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('goshen');
  expect((screen.getByRole('combobox', { name: 'Order' }) as HTMLSelectElement).value).toBe('oldest');
  const lists = asked.filter(({ name }) => name === 'listApplicants');
  expect(lists[0]?.query).toEqual({ stage: 'new', search: 'goshen', sort: 'oldest' });
});

it('the list of applicants says that no one matches, and leads back to all', async () => {
  const { address } = open('&search=zebulon');
  await screen.findByText('No applicant fits "zebulon"');
  screen.getByText('You can search by name after you unlock a profile. Try a trade or a city.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all applicants' }));
  await expect.poll(shown).toEqual(['1', '2', '3']);
  expect(address()).not.toContain('search=');
  choose('Stage', 'offer');
  await screen.findByText('Nobody is at this stage.');
  expect(address()).toContain('stage=offer');
  fireEvent.click(screen.getByRole('button', { name: 'Show all applicants' }));
  await expect.poll(shown).toEqual(['1', '2', '3']);
  expect(address()).not.toContain('stage=');
});

it('the list of applicants has the filters and orders of matches, which the address keeps', async () => {
  const { address, asked } = open('&license=true&sort=nearest');
  const queries = () => asked.filter(({ name }) => name === 'listApplicants').map(({ query }) => query);
  fireEvent.click(await screen.findByRole('button', { name: /Has a driver's license/ }));
  const among = within(screen.getByRole('group', { name: 'Filters' }));
  const options = within(among.getByLabelText('Trade')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All trades of this job', 'Carpentry']);
  expect(queries()[0]).toEqual({ validDriversLicense: 'true', sort: 'nearest' });
  choose('Rating', '2');
  await expect.poll(queries).toContainEqual({ validDriversLicense: 'true', rating: '2', sort: 'nearest' });
  expect(address()).toBe(`/employees/jobs/${JOB}?tab=applicants&rating=2&license=true&sort=nearest`);
});

it('the list of applicants says that no one fits the filters, and clears them with one button', async () => {
  const { address } = open('&trade=Roofing&sort=oldest');
  await screen.findByText('No applicant fits these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Show all applicants' }));
  await expect.poll(shown).toEqual(['1', '2', '3']);
  expect(address()).toBe(`/employees/jobs/${JOB}?tab=applicants&sort=oldest`);
});

it("the list of applicants shows 'Mark as filled' as the next step for a hired applicant only", async () => {
  const { asked } = open();
  const buttons = await screen.findAllByRole('button', { name: 'Mark as filled' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(/Everyone still waiting for an answer hears that the position is filled/);
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
  await expect.poll(() => asked.some(({ name, params }) => name === 'fillJob' && params.id === JOB)).toBe(true);
});
