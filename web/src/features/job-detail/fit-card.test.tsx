import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownJob } from '../../app/component-tests/own-jobs.ts';
import { answering, OWN, renderPage } from '../../app/component-tests/render-page.tsx';
import { FitCard } from '../../components/job/fit-card.tsx';

const worker: ProfileView = {
  id: OWN.profile,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Travis',
  city: 'Winona Lake',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  jobSeeker: { tradeCategories: ['Carpentry'] },
  documents: [{ id: '1'.repeat(24), kind: 'osha-30', validity: 'valid' }],
};

const show = (requiredLicenses: WorkerDocumentKind[]) =>
  renderPage(<FitCard job={ownJob({ requiredLicenses })} reason="Carpentry, 4 miles" />, {
    route: paths.jobs.job,
    as: 'candidate',
    answers: [answering(getProfile, worker)],
  });

it('the reasons for a job say that the worker has the licenses that it asks for', async () => {
  show(['osha-30']);
  await screen.findByText('You have what they ask for: OSHA 30 card');
});

it('the reasons for a job say which of the licenses the worker has when others are missing', async () => {
  show(['osha-30', 'twic']);
  await screen.findByText('Of what they ask for, you have: OSHA 30 card');
  expect(screen.queryByText(/^You have what they ask for/)).toBeNull();
});
