import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { setLanguage } from '../../../lib/i18n.ts';
import { SeekerForJob } from '../seeker-for-job.tsx';

const JOB = 'c'.repeat(24);
const SEEKER = 'd'.repeat(24);
const LIST = paths.employees.job.path(JOB, { tab: 'matches' });
const DATE = '2026-11-20T15:00:00.000Z';

const seeker: ProfileView = {
  ...{ id: SEEKER, kind: 'candidate', type: 'jobSeeker', name: 'Jobseekerdddd', redacted: true, public: true },
  ...{ city: 'Goshen', state: 'IN', createdAt: DATE, updatedAt: DATE, jobSeeker: {} },
};
const facts = {
  actions: {},
  reason: 'Carpentry, Master, 4 miles',
  unlock: { slug: 'unlock_applicant_resume', amount: 2900 },
  send: { amount: 900 },
  briefing: { amount: 4900 },
  priority: { amount: 44900 },
};

afterEach(() => setLanguage('en'));

it('the checkout of an unlock names the trade of the match in the language of the reader [APP-19]', async () => {
  await setLanguage('es');
  renderPage(<SeekerForJob jobId={JOB} list={LIST} isMatch seeker={seeker} facts={facts} />, {
    route: paths.jobs.match,
    at: `${paths.jobs.match.path(JOB, SEEKER)}?isMatch=true&payment_intent=pi_1`,
    answers: [
      answering(getIntent, {
        ...{ id: 'pi_1', status: 'requires_payment_method', client_secret: 'pi_1_secret', amount: 2900 },
        ...{ return_url: paths.employees.jobs.path(), subject: { profile: SEEKER, name: 'Jobseekerdddd' } },
        metadata: { product_slug: 'unlock_applicant_resume', product_name: 'Unlock Applicant Resume' },
      }),
    ],
  });
  expect((await screen.findAllByText('Jobseekerdddd, Carpintería')).length).toBeGreaterThan(0);
});

/** A worker with an OSHA 30 card and an expired CDL, for a job that asks for `requiredLicenses`. */
const showLicenses = (requiredLicenses: WorkerDocumentKind[]) => {
  const documents: ProfileView['documents'] = [
    { id: '1'.repeat(24), kind: 'osha-30', validity: 'valid' },
    { id: '2'.repeat(24), kind: 'cdl', validity: 'expired' },
  ];
  renderPage(
    <SeekerForJob
      jobId={JOB}
      list={LIST}
      isMatch
      seeker={{ ...seeker, documents }}
      facts={{ ...facts, requiredLicenses }}
    />,
    { route: paths.jobs.match, at: `${paths.jobs.match.path(JOB, SEEKER)}?isMatch=true`, answers: [] },
  );
};

it('the profile of a match says which licenses of the job are on file, before it is unlocked', async () => {
  showLicenses(['osha-10', 'cdl', 'twic']);
  const card = within(await screen.findByRole('region', { name: 'Licenses this job asks for' }));
  expect(card.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'On file: OSHA 10 card',
    'Not on file: CDL, TWIC card',
  ]);
});

it('the profile of a match says nothing about licenses when the job asks for none', async () => {
  showLicenses([]);
  await screen.findByRole('heading', { name: 'Jobseekerdddd' });
  expect(screen.queryByRole('region', { name: 'Licenses this job asks for' })).toBeNull();
});
