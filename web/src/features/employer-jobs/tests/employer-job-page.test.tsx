import { rejectCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { listApplicants, listMatches, type PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { JOB, ownJob, person } from '../../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { CheckoutCompletePage } from '../job/checkout-complete-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const list = (rows: readonly PersonRow[]) => ({ results: [...rows], total: rows.length });
const product = answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never);

type Scene = { job?: ReturnType<typeof ownJob>; applicants?: PersonRow[]; matches?: PersonRow[]; at?: string };

const open = ({ job = ownJob(), applicants = [], matches = [], at = '' }: Scene = {}, more: (typeof product)[] = []) =>
  renderPage(<EmployerJobPage />, {
    route: paths.employees.job,
    at: `/employees/jobs/${JOB}${at}`,
    answers: [
      answering(getJob, job),
      answering(listApplicants, list(applicants)),
      answering(listMatches, list(matches)),
      product,
      ...more,
    ],
  });

const match = (changes: Partial<PersonRow> = {}) =>
  person({ actions: { matchFoundAt: '2026-11-21T15:00:00.000Z' }, ...changes });

beforeAll(() => {
  globalThis.scrollTo = () => {};
});

describe("a company's job", () => {
  it('[EMP-12] shows the job in short with its counts, and links back, to the form and to the whole post', async () => {
    open();
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter', level: 1 });
    expect(screen.getByRole('link', { name: 'Find Employees' }).getAttribute('href')).toBe('/employees/jobs');
    for (const text of ['Full-Time', '$31 to $37 an hour', 'Nov 4, 2026', 'You lead a crew of four.']) {
      screen.getByText(text);
    }
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Views', 'Applicants', 'Declined']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['41', '3', '2']);
    expect(screen.getByRole('link', { name: 'Edit Job' }).getAttribute('href')).toBe(`/employees/jobs/${JOB}/edit`);
    expect(screen.getByRole('link', { name: 'View full job post' }).getAttribute('href')).toBe(
      `/employees/jobs-view/${JOB}`,
    );
  });

  it("[EMP-12] says 'No description provided.' where there is none", async () => {
    open({ job: ownJob({ description: '' }) });
    await screen.findByText('No description provided.');
  });

  it("[EMP-13] says when there is no such job, or it is another company's", async () => {
    const gone = open({}, [answering(getJob, { status: 404, code: 'job_not_found' })]);
    await screen.findByText("We couldn't find this job in our records.");
    gone.unmount();
    open({ job: ownJob({ company: 'f'.repeat(24) }) });
    await screen.findByText("We couldn't find this job in our records.");
  });

  it("[EMP-13] [EMP-30] previews an unpublished job, with its header, its body and the company's name", async () => {
    open({ job: ownJob({ published: false }) });
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter', level: 1 });
    screen.getByText('Wagon Wheel Homes');
    screen.getByText('Not published');
    screen.getByRole('heading', { name: 'Description' });
    expect(screen.getByRole('link', { name: 'Edit this job' }).getAttribute('href')).toBe(
      `/employees/jobs/${JOB}/edit`,
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows the people of a paused job', async () => {
    open({ job: ownJob({ published: false, status: 'Paused' }), applicants: [person()] });
    await screen.findByText('Jobseekerdddd');
    screen.getByText('Paused');
  });

  it('[EMP-14] hides the body while an unpublished job is being paid for', async () => {
    const intent = answering(getIntent, { status: 404, code: 'payment_not_found' });
    open({ job: ownJob({ published: false }), at: '?payment_intent=pi_1' }, [intent]);
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter', level: 1 });
    expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
    expect(screen.queryByText('You lead a crew of four.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit this job' })).toBeNull();
  });

  it('[EMP-13] returns from the payment to the job', async () => {
    const { address } = renderPage(<CheckoutCompletePage />, {
      route: paths.employees.jobCheckoutComplete,
      at: `/employees/jobs/${JOB}/checkout-complete`,
      answers: [answering(getJob, ownJob())],
    });
    await expect.poll(address).toBe(`/employees/jobs/${JOB}`);
  });
});

describe('the people of a job', () => {
  it('[APP-01] are in two tabs, in a table with actions', async () => {
    open({ applicants: [person()] });
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Applicants3', 'Matches5']);
    const table = within(screen.getByRole('table', { name: 'Applicants' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Job Seeker',
      'Last Activity',
      'Actions',
    ]);
    table.getByText('Jobseekerdddd');
    table.getByText(/Applied on/);
    expect(table.getByRole('link', { name: /^View / }).getAttribute('href')).toBe(
      `/employees/search/profile/${person().id}/job-application/${JOB}`,
    );
    table.getByRole('button', { name: 'Decline Jobseekerdddd' });
  });

  it("[APP-01] say 'No applicants found.' and 'No matches found.'", async () => {
    open({ job: ownJob({ applicantCount: 0, matchCount: 0 }) });
    await screen.findByText('No applicants found.');
    fireEvent.click(screen.getByRole('tab', { name: /Matches/ }));
    await screen.findByText('No matches found.');
  });

  it.each([
    ['applicants', 'Are you sure you want to decline this applicant?', 'Application Declined successfully!'],
    ['matches', 'Are you sure you want to decline this match?', 'Match declined successfully!'],
  ])('[APP-02] ask before one of the %s is declined', async (tab, question, done) => {
    const entry = {
      id: '1',
      type: 'job-application',
      state: 'rejected',
      profile: person().id,
      job: JOB,
      date: '2026-11-22T15:00:00.000Z',
    } as const;
    const { asked } = open({ applicants: [person()], matches: [match()], at: `?tab=${tab}` }, [
      answering(rejectCompanyAccess, entry),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline Jobseekerdddd' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(question);
    expect(asked.some(({ name }) => name === 'rejectCompanyAccess')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(done);
    expect(screen.queryByText('Jobseekerdddd')).toBeNull();
    expect(asked.find(({ name }) => name === 'rejectCompanyAccess')).toMatchObject({
      params: { id: person().id },
      body: { type: 'job-application', job: JOB },
    });
  });

  const APPLIED = /^They get an email that you went with someone else, and an interview is canceled/;
  const UNKNOWN = /^They get a message only if they applied to this job before, or if an interview is canceled/;
  it.each([
    ['an applicant', 'applicants', person(), APPLIED],
    ['a match who applied', 'matches', match({ actions: person().actions }), APPLIED],
    // The list doesn't say who withdrew an application.
    ['another match', 'matches', match(), UNKNOWN],
  ])('[APP-02] says what %s gets who is declined', async (_, tab, row, effect) => {
    open({ [tab]: [row], at: `?tab=${tab}` });
    fireEvent.click(await screen.findByRole('button', { name: 'Decline Jobseekerdddd' }));
    within(await screen.findByRole('alertdialog')).getByText(effect);
  });

  it("[APP-03] show when a match ends: the date, 'No expiration' or 'Expired'", async () => {
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    const matches = [
      match({ id: '1'.repeat(24), name: 'Jobseeker1111', expiresAt: soon }),
      match({ id: '2'.repeat(24), name: 'Jobseeker2222' }),
      match({ id: '3'.repeat(24), name: 'Jobseeker3333', expiresAt: '2026-01-01T00:00:00.000Z' }),
    ];
    open({ matches, at: '?tab=matches' });
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    rows[0]?.getByText(/Expires/);
    rows[1]?.getByText('No expiration');
    rows[2]?.getByText('Expired');
  });

  it('show the photo and the whole name only of an unlocked person', async () => {
    const open_ = person({
      id: '1'.repeat(24),
      name: 'Travis',
      lastName: 'Yoder',
      hasProfileViewAccess: true,
      profilePhotoUrl: '/photo.jpg',
    });
    open({ applicants: [open_, person()] });
    await screen.findByText('Travis Yoder');
    screen.getByText('Unlocked');
    screen.getByText('Jobseekerdddd');
    expect(document.querySelectorAll('table img')).toHaveLength(1);
    expect(OWN.profile).toBe(ownJob().company);
  });
});
