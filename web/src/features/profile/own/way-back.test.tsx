import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getProfile, patchProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { OwnProfilePage } from './own-profile-page.tsx';

const JOB = `/jobs/${'c'.repeat(24)}`;
const before: ProfileView = {
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
  jobSeeker: { tradeCategories: [] },
};
const after = { ...before, jobSeeker: { tradeCategories: ['Carpentry'] } };

const show = (profile: ProfileView, redirect = JOB) =>
  renderPage(<OwnProfilePage />, {
    route: paths.profile.own,
    at: paths.profile.own.path({ edit: true, redirect }),
    as: 'candidate',
    answers: [answering(getProfile, profile), answering(patchProfile, after)],
  });

beforeEach(() => localStorage.clear());

it('the link back to a job returns to the job only once nothing is missing', async () => {
  const { address } = show(before);
  await screen.findByText(/Fill in what is missing, and you go back to the job/);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Trade Experience & Skills' }));
  const form = within(await screen.findByRole('form', { name: 'Trade Experience & Skills' }));
  expect(address()).toContain('/profile');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await expect.poll(address).toBe(JOB);
});

it('the link back to a job leads only to pages of the site', async () => {
  const { address } = show(after, '//evil.example/jobs');
  await screen.findByText(/Tap Edit on a section/);
  expect(address()).toContain('/profile');
});
