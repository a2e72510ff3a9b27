import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownJob } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { EmployerJobPage } from '../job/employer-job-page.tsx';

const SEEKER = 'd'.repeat(24);

const open = (published: boolean) => {
  const recipient = { recipient: SEEKER, jobSeeker: { id: SEEKER, name: 'Jobseekerdddd' } };
  const job = ownJob({ briefing: true, published, ...recipient });
  const answers = [answering(getJob, job)];
  renderPage(<EmployerJobPage />, { route: paths.employees.job, at: paths.employees.job.path(job.id), answers });
  return job.id;
};

it('[BRF-09] the page of a briefing shows a sent briefing without applicants or matches, and links to the response', async () => {
  const id = open(true);
  await screen.findByText('Job briefing for Jobseekerdddd');
  expect(screen.getByRole('link', { name: 'See the answer' }).getAttribute('href')).toBe(
    `/employees/skilled-workers/profile/${SEEKER}/job/${id}/response`,
  );
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});

it('[BRF-09] the page of a briefing continues a briefing that is not paid for, without a publish button', async () => {
  const id = open(false);
  const goOn = await screen.findByRole('link', { name: 'Go on' });
  expect(goOn.getAttribute('href')).toBe(`/employees/search/profile/${SEEKER}/job?job=${id}`);
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});
