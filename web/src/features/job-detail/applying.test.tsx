import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getProfile, patchProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JOB, ownJob } from '../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../app/component-tests/render-page.tsx';
import { JobDetailPage } from './job-detail-page.tsx';

const worker = (changes: Partial<ProfileView> = {}): ProfileView => ({
  id: OWN.profile,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Travis',
  zip: '46590',
  phoneNumber: '+15745550142',
  city: 'Winona Lake',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  jobSeeker: { tradeCategories: ['Carpentry'] },
  ...changes,
});

type Status = NonNullable<JobView['applicationStatus']>;

const show = (profile: ProfileView, status: Partial<Status> = {}) =>
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(getProfile, profile),
      answering(
        getJob,
        ownJob({ company: 'e'.repeat(24), applicationStatus: { saved: false, declinedByMe: false, ...status } }),
      ),
      answering(requestCompanyAccess, { status: 409, code: 'request_exists' }),
    ],
  });

const apply = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Apply' });
  fireEvent.click(button as HTMLElement);
};

it('the page of a job lists what an incomplete profile lacks, each with a link there and back, and sends nothing', async () => {
  const { asked } = show(worker({ phoneNumber: undefined, jobSeeker: {} }));
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile is not ready yet' }));
  const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const back = `redirect=%2Fjobs%2F${JOB}`;
  expect(links).toEqual([
    ['A phone number', `/profile?edit=true&section=general&${back}`],
    ['At least one trade', `/profile?edit=true&section=skills&${back}`],
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain('requestCompanyAccess');
});

it('the page of a job saves the job once when the address says so, and leaves the address without it [SEE-19]', async () => {
  const { asked, address } = renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}?save=1`,
    as: 'candidate',
    answers: [
      answering(getProfile, worker()),
      answering(patchProfile, worker()),
      answering(getJob, ownJob({ company: 'e'.repeat(24), applicationStatus: { saved: false, declinedByMe: false } })),
    ],
  });
  await expect.poll(address).toBe(`/jobs/${JOB}`);
  await expect
    .poll(() => asked.filter(({ name }) => name === 'patchProfile'))
    .toMatchObject([{ body: { savedJobs: [JOB] } }]);
});

it('the page of a job saves nothing when the address does not say so', async () => {
  const { asked } = show(worker());
  await screen.findAllByRole('button', { name: 'Apply' });
  expect(asked.map(({ name }) => name)).not.toContain('patchProfile');
});

it('the page of a job sends a complete profile', async () => {
  const { asked } = show(worker());
  await apply();
  await expect.poll(() => asked.map(({ name }) => name)).toContain('requestCompanyAccess');
});

it('the page of a job shows when an application was sent, and that the profile was changed since', async () => {
  show(worker({ updatedAt: '2026-11-06T10:00:00.000Z' }), { state: 'requested', date: '2026-11-05T15:00:00.000Z' });
  const card = within(await screen.findByRole('region', { name: 'What you sent' }));
  expect(card.getByText(/Your profile, on/).textContent).toContain('Nov 5, 2026');
  expect(card.getByText(/You changed it after you applied/).textContent).toContain('Nov 6, 2026');
  expect(card.getByRole('link', { name: 'See it as the company does' }).getAttribute('href')).toBe(
    '/profile?view=employer',
  );
});

it('the page of a job says nothing of an unchanged profile, and shows nothing before applying', async () => {
  const { unmount } = show(worker(), { state: 'requested', date: '2026-11-05T15:00:00.000Z' });
  await screen.findByRole('region', { name: 'What you sent' });
  expect(screen.queryByText(/You changed it after/)).toBeNull();
  unmount();
  show(worker());
  await screen.findAllByRole('button', { name: 'Apply' });
  expect(screen.queryByRole('region', { name: 'What you sent' })).toBeNull();
});
