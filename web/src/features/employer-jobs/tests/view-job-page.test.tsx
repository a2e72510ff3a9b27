import { recordActivity } from '@plumbline/shared/contracts/jobs/job-activity';
import { deleteJob, getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { JOB, ownJob } from '../../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ViewJobPage } from '../job/view-job-page.tsx';

const open = (job = ownJob(), more: ReturnType<typeof answering>[] = []) =>
  renderPage(<ViewJobPage />, {
    route: paths.employees.viewJob,
    at: `/employees/jobs-view/${JOB}`,
    answers: [answering(getJob, job), answering(recordActivity, { success: true }), ...more],
  });

describe('the whole post', () => {
  it('[EMP-03] is logged with job, company and user type when a company opens it', async () => {
    const { asked } = open();
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter' });
    expect(asked.filter(({ name }) => name === 'recordActivity').map(({ body }) => body)).toEqual([
      { activityType: 'view-job-details', jobId: JOB, companyId: OWN.profile, userType: 'provider' },
    ]);
  });

  it('[EMP-03] shows although the log could not be written', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    open(ownJob(), [answering(recordActivity, { status: 500, code: 'unexpected' })]);
    await screen.findByRole('heading', { name: 'Lead Framing Carpenter' });
    await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0);
    log.mockRestore();
  });

  it("[EMP-30] has 'Edit' and asks for confirmation before it deletes", async () => {
    const { address } = open(ownJob(), [answering(deleteJob, { success: true })]);
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
      `/employees/jobs/${JOB}/edit`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete Job' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Job' }));
    dialog.getByText('Are you sure you want to delete this job?');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Job has been deleted successfully');
    await expect.poll(address).toBe('/employees/jobs');
  });

  it("[EMP-31] has neither 'Edit' nor a deletion for other readers", async () => {
    open(ownJob({ company: 'f'.repeat(24), profile: [{ id: 'f'.repeat(24), name: 'Miller Framing' }] }));
    await screen.findByText('Miller Framing');
    screen.getByRole('link', { name: 'View company profile' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Job' })).toBeNull();
  });
});
