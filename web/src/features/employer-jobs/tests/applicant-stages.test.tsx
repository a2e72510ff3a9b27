import { rejectCompanyAccess } from '@plumbline/shared/contracts/access/access';
import {
  listApplicants,
  listMatches,
  moveApplicant,
  type PersonRow,
} from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const idOf = (digit: string) => digit.repeat(24);
const applicant = (digit: string, changes: Partial<PersonRow> = {}) =>
  person({ id: idOf(digit), name: `Jobseeker${digit.repeat(4)}`, stage: 'new', ...changes });
const product = answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never);

type More = { job?: Parameters<typeof ownJob>[0] };
const open = (rows: readonly PersonRow[], more: (typeof product)[] = [], { job }: More = {}, at = '?tab=applicants') =>
  renderPage(<EmployerJobPage />, {
    route: paths.employees.job,
    at: `/employees/jobs/${JOB}${at}`,
    answers: [
      answering(getJob, ownJob(job)),
      answering(listApplicants, ({ query }) => {
        const results = rows.filter(({ stage }) => !query?.stage || stage === query.stage);
        return { results: [...results], total: results.length };
      }),
      answering(listMatches, { results: [], total: 0 }),
      product,
      ...more,
    ],
  });

beforeAll(() => {
  globalThis.scrollTo = () => {};
});

describe('the stage of an applicant', () => {
  it('is chosen in the list, and is sent with the version that was read', async () => {
    const { asked } = open([applicant('1', { stage: 'contacted' })], [answering(moveApplicant, { stage: 'offer' })]);
    const stage = (await screen.findByRole('combobox', { name: 'Stage of Jobseeker1111' })) as HTMLSelectElement;
    expect([...stage.options].map(({ textContent }) => textContent)).toEqual([
      'New',
      'Contacted',
      'Interview',
      'Offer made',
      'Hired',
    ]);
    expect(stage.value).toBe('contacted');
    fireEvent.change(stage, { target: { value: 'offer' } });
    await screen.findByText('Stage saved.');
    expect(asked.find(({ name }) => name === 'moveApplicant')).toMatchObject({
      params: { id: JOB, seekerId: idOf('1') },
      body: { from: 'contacted', to: 'offer' },
    });
  });
});

describe('hiring an applicant', () => {
  const hire = async (job: Parameters<typeof ownJob>[0]) => {
    const page = open([applicant('1')], [answering(moveApplicant, { stage: 'hired', filled: true })], { job });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Stage of Jobseeker1111' }), {
      target: { value: 'hired' },
    });
    return page;
  };
  const moves = ({ asked }: Awaited<ReturnType<typeof hire>>) => asked.filter(({ name }) => name === 'moveApplicant');

  it('for the last opening asks first, because it closes the job', async () => {
    const page = await hire({ openings: 2, hiredCount: 1, status: 'Active' });
    const dialog = within(await screen.findByRole('alertdialog', { name: "That's the last opening" }));
    expect(moves(page)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Hire and close the job' }));
    await screen.findByText('Hired, and that was the last opening. The job is closed as filled.');
    expect(moves(page)).toHaveLength(1);
  });

  it('for one of several openings asks nothing', async () => {
    const page = await hire({ openings: 2, hiredCount: 0, status: 'Active' });
    await expect.poll(() => moves(page)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it("an applicant's answers to the questions of the job are in the list of applicants", async () => {
  const answers = [{ question: 'Own truck?', answer: false }];
  open([applicant('1', { answers })], [], { job: { questions: [{ text: 'Own truck?', wantsYes: true }] } });
  expect((await screen.findByText('Own truck?')).textContent).toBe('Own truck? No');
});

describe('declining several applicants', () => {
  it('asks once, declines each, and removes them from the list', async () => {
    const done = ({ params }: { params: { id: string } }) =>
      ({
        id: '1',
        type: 'job-application',
        state: 'rejected',
        profile: params.id,
        job: JOB,
        date: '2026-11-22',
      }) as const;
    const { asked } = open(
      ['1', '2', '3'].map((digit) => applicant(digit)),
      [answering(rejectCompanyAccess, done as never)],
    );
    const declines = () => asked.filter(({ name }) => name === 'rejectCompanyAccess');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Jobseeker1111' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Jobseeker3333' }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline selected (2)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText("Are you sure you want to decline 2 applicants? Each of them is told. You can't undo this.");
    expect(declines()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('2 applicants declined.');
    expect(declines().map(({ params }) => (params as { id: string }).id)).toEqual([idOf('1'), idOf('3')]);
    expect(screen.queryByText('Jobseeker1111')).toBeNull();
    screen.getByText('Jobseeker2222');
  });

  it('says how many were declined when the server rejects some, and keeps the rejected ones', async () => {
    open(
      ['1', '2'].map((digit) => applicant(digit)),
      [answering(rejectCompanyAccess, { status: 500, code: 'unexpected' } as never)],
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    fireEvent.click(screen.getByRole('button', { name: 'Decline selected (2)' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('0 of 2 applicants were declined. Try the others again.');
    screen.getByText('Jobseeker1111');
  });
});
