import { deleteJob, fillJob, listJobs, updateJob } from '@plumbline/shared/contracts/jobs/jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JOB, ownJob, pageOf } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { readStored } from '../../../lib/session/browser-storage.ts';
import { JobListPage } from '../list/job-list-page.tsx';

const open = (jobs = [ownJob()], total = jobs.length, more: ReturnType<typeof answering>[] = []) =>
  renderPage(<JobListPage />, {
    route: paths.employees.jobs,
    answers: [answering(listJobs, pageOf(jobs, total)), ...more],
  });

const menuItem = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Manage Post/ }));
  return screen.findByRole('menuitem', { name });
};

describe('the job list', () => {
  it("has the tabs 'Job Postings', 'Company Matches' and 'People'", () => {
    open();
    const tabs = within(screen.getByRole('navigation', { name: 'Find employees' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Job Postings', '/employees/jobs'],
      ['Company Matches', '/employees/company-matches'],
      ['People', '/employees/people'],
    ]);
  });

  it('[EMP-04] invites to post a job', () => {
    open();
    screen.getByText('Post a job today to attract applicants and find the best employee for your business');
    expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe('/employees/jobs/new');
  });

  it('[EMP-05] shows name, type, compensation, posted date, status and counts of each job', async () => {
    open([ownJob(), ownJob({ id: 'e'.repeat(24), name: 'Roofer', deletedAt: '2026-11-20T15:00:00.000Z' })]);
    const [first, second] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    first?.getByRole('heading', { name: 'Lead Framing Carpenter' });
    for (const text of ['Full-Time', '$31 to $37 an hour', 'Nov 04, 2026', 'Active']) first?.getByText(text);
    const counts = (first?.getAllByRole('definition') ?? []).map(({ textContent }) => textContent);
    expect(counts).toEqual(['41', '3', '2']);
    expect((first?.getAllByRole('term') ?? []).map(({ textContent }) => textContent)).toEqual([
      'Views',
      'Applicants',
      'Declined',
    ]);
    second?.getByText('Inactive');
    expect(second?.queryByText('Active')).toBeNull();
  });

  it('[EMP-08] opens the post, its form and, by the name, its people', async () => {
    const { address } = open();
    expect((await screen.findByRole('link', { name: 'Lead Framing Carpenter' })).getAttribute('href')).toBe(
      `/employees/jobs/${JOB}`,
    );
    fireEvent.click(await menuItem('View Post'));
    expect(address()).toBe(`/employees/jobs-view/${JOB}`);
  });

  it('[EMP-08] links to the form to edit a post', async () => {
    const { address } = open();
    fireEvent.click(await menuItem('Edit Post'));
    expect(address()).toBe(`/employees/jobs/${JOB}/edit`);
  });

  it('[EMP-09] remembers the job to copy and opens the copy', async () => {
    const { address } = open();
    fireEvent.click(await menuItem('Copy Post'));
    expect(address()).toBe('/employees/jobs/copy');
    expect(readStored('copiedJobId')).toBe(JOB);
  });

  it('offers no copy of a job that staff took down', async () => {
    open([ownJob({ takenDown: { date: '2026-11-20T15:00:00.000Z', reason: 'A deposit.' } })]);
    await menuItem('View Post');
    expect(screen.queryByRole('menuitem', { name: 'Copy Post' })).toBeNull();
  });

  it('[EMP-10] [EMP-29] asks for confirmation before it deletes, says so and loads the list again', async () => {
    let deleted = false;
    const { asked } = open([], 0, [
      answering(listJobs, () => pageOf([ownJob(deleted ? { deletedAt: '2026-11-20T15:00:00.000Z' } : {})])),
      answering(deleteJob, () => {
        deleted = true;
        return { success: true };
      }),
    ]);
    fireEvent.click(await menuItem('Delete Post'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Job' }));
    dialog.getByText('Are you sure you want to delete this job?');
    expect(asked.some(({ name }) => name === 'deleteJob')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Job has been deleted successfully');
    await screen.findByText('Inactive');
  });

  it('is filtered and sorted by the server, and the address keeps both', async () => {
    const { asked, address } = open([ownJob()], 12);
    fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'closed' } });
    expect(address()).toBe('/employees/jobs?state=closed');
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'applicants' } });
    fireEvent.change(screen.getByLabelText('Job title or city'), { target: { value: ' framer ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/employees/jobs?state=closed&sort=applicants&search=framer');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({ state: 'closed', sort: 'applicants', search: 'framer', page: '1' }),
    );
  });

  it('leads back to all jobs when none match', async () => {
    const { address } = renderPage(<JobListPage />, {
      route: paths.employees.jobs,
      at: '/employees/jobs?search=mason',
      answers: [answering(listJobs, ({ query }) => pageOf(query.search ? [] : [ownJob()]))],
    });
    await screen.findByText('No jobs match');
    fireEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter' });
    expect(address()).toBe('/employees/jobs');
  });

  it('pauses an active job and resumes a paused one', async () => {
    const active = open([ownJob()], 1, [answering(updateJob, { id: JOB, published: false })]);
    fireEvent.click(await menuItem('Pause Post'));
    await screen.findByText('Your job is paused. Workers no longer find it; its applicants stay.');
    expect(active.asked.find(({ name }) => name === 'updateJob')?.body).toEqual({ published: false });
    active.unmount();
    const { asked } = open([ownJob({ published: false, status: 'Paused' })], 1, [
      answering(updateJob, { id: JOB, published: true }),
    ]);
    within(await screen.findByRole('listitem')).getByText('Paused');
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
    fireEvent.click(await menuItem('Resume Post'));
    await screen.findByText('Your job is active again.');
    expect(asked.find(({ name }) => name === 'updateJob')?.body).toEqual({ published: true });
  });

  it('says who will be notified before a job ends as filled', async () => {
    const { asked } = open([ownJob()], 1, [answering(fillJob, { id: JOB, status: 'Filled' })]);
    fireEvent.click(await menuItem('Mark as filled'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark as filled' }));
    dialog.getByText(/Everyone still waiting for an answer hears that the position is filled/);
    expect(asked.some(({ name }) => name === 'fillJob')).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
    await screen.findByText('Position filled. We told everyone who was waiting.');
    expect(asked.filter(({ name }) => name === 'fillJob')).toHaveLength(1);
  });

  it.each(['Filled', 'Inactive', 'Not published'] as const)(
    'offers neither to pause or resume nor to fill a job that is %s',
    async (status) => {
      const deletedAt = status === 'Not published' ? undefined : '2026-11-20T15:00:00.000Z';
      open([ownJob({ status, published: status !== 'Not published', ...(deletedAt && { deletedAt }) })]);
      await menuItem('Copy Post');
      for (const name of ['Pause Post', 'Resume Post', 'Mark as filled'])
        expect(screen.queryByRole('menuitem', { name })).toBeNull();
      if (status === 'Filled') screen.getByText('Position filled');
    },
  );

  it.each([
    [{ status: 409, code: 'job_deleted', message: 'This Job has been deleted' }, 'This Job has been deleted'],
    [{ status: 500, code: 'unexpected' }, 'We could not delete this job.'],
  ])('[EMP-29] says why a job was not deleted', async (refusal, text) => {
    open([ownJob()], 1, [answering(deleteJob, refusal)]);
    fireEvent.click(await menuItem('Delete Post'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(text);
  });

  it('[EMP-11] pages by nine, and has no pager up to nine', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => ownJob({ id: String(at).repeat(24), name: `Job ${at}` }));
    const few = open(nine);
    await screen.findByRole('heading', { name: 'Job 8' });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(few.asked[0]?.query).toMatchObject({ limit: '9' });
    few.unmount();
    const { asked, address } = open(nine, 10);
    fireEvent.click(
      within(await screen.findByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Page 2' }),
    );
    expect(address()).toBe('/employees/jobs?page=2');
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ page: '2', limit: '9' }));
  });
});
