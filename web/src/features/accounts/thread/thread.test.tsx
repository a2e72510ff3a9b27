import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { getChallenge, register } from '@plumbline/shared/contracts/accounts/users';
import { MAX_TAG_LENGTH } from '@plumbline/shared/contracts/fields';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { upsertCandidate } from '@plumbline/shared/contracts/profiles/profiles';
import { getPublicJobFacts, type PublicJobFacts } from '@plumbline/shared/contracts/public/jobs';
import { locateZip } from '@plumbline/shared/contracts/reference/reference';
import { MAX_PATH_LENGTH } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { removeStored } from '../../../lib/session/browser-storage.ts';
import { CompleteProfilePage } from '../complete-profile/complete-profile-page.tsx';
import { SignUpPage } from '../sign-up/sign-up-page.tsx';
import { threadQuery } from './thread-query.ts';

const JOB = 'c'.repeat(24);
const COMPANY = 'd'.repeat(24);
const facts: PublicJobFacts = {
  id: JOB,
  name: 'Service Plumber',
  company: { id: COMPANY, name: 'Yellow Creek Plumbing' },
  city: 'Syracuse',
  state: 'IN',
  compensation: '$32 to $38 an hour',
  tradeCategories: ['Plumbing & Pipefitting', 'Carpentry'],
  miles: 13.7,
};
const query = { redirect: paths.jobs.job.path(JOB), zip: '46580', trade: 'Carpentry' };
const saved: ProfileView = {
  id: OWN.profile,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Ruben',
  zip: '46580',
  city: 'Warsaw',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const place = answering(locateZip, { zip: '46580', city: 'Warsaw', state: 'IN' });
const sent = {
  id: 'e'.repeat(24),
  type: 'job-application',
  state: 'requested',
  profile: OWN.profile,
  job: JOB,
  date: '2026-11-21T10:00:00.000Z',
} as const;

beforeEach(() => removeStored('profileStep'));
afterEach(() => {
  vi.unstubAllGlobals();
});

const signUp = (job: Parameters<typeof answering<typeof getPublicJobFacts>>[1]) =>
  renderPage(<SignUpPage />, {
    route: paths.signup,
    at: paths.signup.path(query),
    answers: [
      answering(getPublicJobFacts, job),
      answering(getChallenge, { algorithm: 'SHA-256', challenge: 'c', maxnumber: 1, salt: 's', signature: 'g' }),
      answering(register, { status: 409, code: 'email_exists' }),
    ],
  });

it('the sign-up page names the job, its company and its pay, and hides the kinds of account', async () => {
  const { asked } = signUp(facts);
  await screen.findByRole('heading', { level: 1, name: 'Apply for Service Plumber' });
  const [strip] = screen.getAllByRole('region', { name: 'The job' });
  const shown = within(strip as HTMLElement);
  for (const text of ['Yellow Creek Plumbing, Syracuse, IN', '$32 to $38 an hour', '14 miles']) shown.getByText(text);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Hiring, supplying or teaching? Use another sign-up').getAttribute('href')).toBe('/signup');
  expect(asked).toMatchObject([{ name: 'getPublicJobFacts' }]);
});

it('the sign-up page says that a job closed meanwhile, and signs up without it', async () => {
  signUp({ status: 410, code: 'job_gone' });
  await screen.findByText('This job closed in the meantime. Go on, and we show you other jobs near you.');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'The job' })).toBeNull();
});

it('the sign-up page offers to sign in with an email that has an account, and returns to the job [ACC-17]', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: number }) => void;
      postMessage = () => queueMicrotask(() => this.onmessage?.({ data: 1 }));
      terminate = vi.fn();
    },
  );
  const { asked } = signUp(facts);
  await screen.findByRole('heading', { level: 1, name: 'Apply for Service Plumber' });
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'ruben@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByText('Email already exist');
  const link = await screen.findByRole('link', { name: 'Sign in instead' });
  expect(link.getAttribute('href')).toBe(paths.login.path(query));
  expect(asked.find(({ name }) => name === 'register')?.body).toMatchObject({
    profileType: 'candidate',
    language: 'en',
    ...query,
  });
});

it.each([
  ['empty', { zip: '', trade: ' ' }],
  ['longer than a profile takes', { zip: '4'.repeat(21), trade: 'x'.repeat(MAX_TAG_LENGTH) }],
])('the sign-up page leaves out a ZIP Code and a trade that are %s', (_, given) => {
  const { zip, trade, redirect } = threadQuery(new URLSearchParams({ ...query, ...given }));
  expect({ zip, trade, redirect }).toEqual({ redirect: query.redirect, zip: undefined, trade: undefined });
});

it('the sign-up page leaves out a page to return to that is too long', () => {
  const to = (length: number) => paths.jobs.search.path({ q: 'x'.repeat(length) });
  expect(threadQuery(new URLSearchParams({ redirect: to(1000) })).redirect).toBe(to(1000));
  expect(threadQuery(new URLSearchParams({ redirect: to(MAX_PATH_LENGTH) })).redirect).toBeUndefined();
});

type Applied = Parameters<typeof answering<typeof requestCompanyAccess>>[1];
const completeProfile = (applied: Applied, at: Partial<typeof query> = query, job = facts) =>
  renderPage(<CompleteProfilePage />, {
    route: paths.completeProfile,
    at: paths.completeProfile.path({ profileType: 'candidate', ...at }),
    as: 'candidate',
    answers: [
      place,
      answering(getPublicJobFacts, job),
      answering(upsertCandidate, saved),
      answering(requestCompanyAccess, applied),
    ],
  });

const saveAndApply = async () => {
  fireEvent.change(await screen.findByLabelText(/First name/), { target: { value: 'Ruben' } });
  fireEvent.change(screen.getByLabelText(/Phone Number/), { target: { value: '(574) 555-0163' } });
  const [button] = screen.getAllByRole('button', { name: 'Save and apply' });
  fireEvent.click(button as HTMLElement);
};

it('the short profile is filled in from the search, says so, and sends the application with the same tap', async () => {
  const { asked, address } = completeProfile(sent);
  await saveAndApply();
  expect(screen.getByText(/From your search\. Pick from the list/)).toBeTruthy();
  await expect.poll(address).toBe(paths.jobs.success.path(JOB));
  expect(asked.filter(({ name }) => ['upsertCandidate', 'requestCompanyAccess'].includes(name))).toMatchObject([
    { name: 'upsertCandidate', body: { firstName: 'Ruben', zip: '46580', tradeCategories: ['Carpentry'] } },
    { name: 'requestCompanyAccess', body: { type: 'job-application', job: JOB } },
  ]);
});

it("the short profile takes the job's first trade when the search had none", async () => {
  completeProfile(sent, { redirect: query.redirect });
  await screen.findByText('From this job. Pick from the list, or type your own.');
  expect(screen.getByRole('button', { name: /Plumbing & Pipefitting/ })).toBeTruthy();
});

it("the short profile leaves out a job's trade that is longer than a profile takes", async () => {
  const long = { ...facts, tradeCategories: ['x'.repeat(MAX_TAG_LENGTH), 'Carpentry'] };
  completeProfile(sent, { redirect: query.redirect }, long);
  await screen.findByText('From this job. Pick from the list, or type your own.');
  expect(screen.getByRole('button', { name: /Carpentry/ })).toBeTruthy();
});

it('the short profile opens the job and says why when the application could not be sent', async () => {
  const { address } = completeProfile({ status: 409, code: 'job_deleted' });
  await saveAndApply();
  await expect.poll(address).toBe(paths.jobs.job.path(JOB));
  expect(screen.getByText('This job has been deleted')).toBeTruthy();
});
