import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JOB, ownJob } from '../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../app/component-tests/render-page.tsx';
import { paths } from '../../lib/paths.ts';
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

const show = (profile: ProfileView) =>
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(getProfile, profile),
      answering(getJob, ownJob({ company: 'e'.repeat(24), applicationStatus: { saved: false, declinedByMe: false } })),
      answering(requestCompanyAccess, { status: 409, code: 'request_exists' }),
    ],
  });

const apply = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Apply' });
  fireEvent.click(button as HTMLElement);
};

it('says what an incomplete profile lacks, each with its way there and back, and sends nothing', async () => {
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

it('sends a profile that lacks nothing', async () => {
  const { asked } = show(worker());
  await apply();
  await expect.poll(() => asked.map(({ name }) => name)).toContain('requestCompanyAccess');
});
