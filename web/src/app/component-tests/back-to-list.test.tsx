import { grantCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { recordActivity } from '@plumbline/shared/contracts/jobs/job-activity';
import { getSeekerActions, listApplicants, listMatches } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { createIntent, getIntent, recordPayment } from '@plumbline/shared/contracts/payments/intents';
import { getProduct } from '@plumbline/shared/contracts/payments/products';
import { getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seeker, WORKER } from '../../../gallery/workers.ts';
import { EmployerJobPage } from '../../features/employer-jobs/job/employer-job-page.tsx';
import { SeekerForJobPage } from '../../features/seeker-profile/seeker-for-job-page.tsx';
import { JOB, ownJob, person } from './own-jobs.ts';
import { answering, renderPage } from './render-page.tsx';

const { employees, jobs } = paths;
const row = person({ id: WORKER });
const matches = `${employees.job.path(JOB)}?tab=matches&trade=Carpentry&rating=2&order=nearest`;
const applicants = `${employees.job.path(JOB)}?tab=applicants&stage=contacted&sort=oldest`;

const actions = { actions: {}, unlock: { slug: 'unlock_applicant_resume', amount: 2900 } };
const prices = { send: { amount: 900 }, briefing: { amount: 4900 }, priority: { amount: 44900 } };

type Answers = NonNullable<Parameters<typeof renderPage>[1]['answers']>;

/** Opens a worker from the list at the address. */
const openFrom = async (address: string, answers: Answers = []) => {
  const page = renderPage(<EmployerJobPage />, {
    route: employees.job,
    at: address,
    others: [jobs.match, employees.searchProfileJobApplication].map((route) => ({ route, page: <SeekerForJobPage /> })),
    answers: [
      answering(getJob, ownJob({ tradeCategories: ['Carpentry', 'Masonry'] })),
      answering(listMatches, { results: [row], total: 1 }),
      answering(listApplicants, { results: [row], total: 1 }),
      answering(getProduct, ({ params: { slug } }) => ({ slug, name: slug, amount: 2900 }) as never),
      answering(getProfile, seeker({ tradeCategories: ['Carpentry'] })),
      answering(getSeekerActions, { ...actions, ...prices }),
      ...answers,
    ],
  });
  fireEvent.click(await screen.findByRole('link', { name: /^View (?!full)/ }));
  await screen.findByRole('complementary', { name: 'Your decision' });
  return page;
};
const listAddress = () => screen.getByRole('link', { name: 'Back to List' }).getAttribute('href');

it.each([
  ['matches', matches],
  ['applicants', applicants],
])("[APP-18] 'Back to List' leads to a job's %s with their filters and order", async (_, list) => {
  const { address } = await openFrom(list);
  expect(address()).toContain(WORKER);
  expect(listAddress()).toBe(list);
  fireEvent.click(screen.getByRole('link', { name: 'Back to List' }));
  await screen.findByRole('link', { name: /^View (?!full)/ });
  expect(address()).toBe(list);
});

const intent = {
  ...({ id: 'pi_1', client_secret: 'pi_1_secret', amount: 2900 } as const),
  return_url: jobs.match.path(JOB, WORKER, { isMatch: true }),
  subject: { profile: WORKER, name: 'Jobseeker9c07' },
  metadata: { product_slug: 'unlock_applicant_resume', product_name: 'Unlock Applicant Resume' },
};
const unlock = () => fireEvent.click(screen.getAllByRole('button', { name: 'Unlock' })[0]!);

it.each([
  ['is canceled', 'canceled', 'Back'],
  ['was paid', 'succeeded', 'Continue'],
] as const)("[APP-19] a purchase on a match's page keeps the list's filters when it %s", async (_, status, leave) => {
  const { address } = await openFrom(matches, [
    answering(createIntent, { id: 'pi_1' }),
    answering(getIntent, { ...intent, status }),
    answering(recordPayment, { status: 'succeeded', fulfilled: true }),
  ]);
  unlock();
  await expect.poll(address).toContain('payment_intent=pi_1');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: leave });
  expect(listAddress()).toBe(matches);
  await expect.poll(() => button.disabled).toBe(false);
  fireEvent.click(button);
  await screen.findAllByRole('button', { name: 'Unlock' });
  expect(address()).not.toContain('payment_intent');
  expect(listAddress()).toBe(matches);
});

it("[APP-19] a free purchase on a match's page keeps the list's filters", async () => {
  const { visit } = await openFrom(matches, [answering(createIntent, { fulfilled: true })]);
  const { key } = visit();
  unlock();
  await expect.poll(() => visit().key).not.toBe(key);
  expect(visit().state).toEqual({ from: matches });
});

it("[APP-27] 'Back to job' after accepting an applicant leads to the list with its filters and order", async () => {
  const granted = {
    id: 'g1',
    type: 'job-application',
    state: 'granted',
    profile: WORKER,
    job: JOB,
    date: '2026-11-20T15:00:00.000Z',
  } as const;
  const contacts = { company: { name: 'Lakeland Builders' }, other: { name: 'Rosa Diaz' } };
  const { address } = await openFrom(applicants, [
    answering(getProfile, { ...seeker({ tradeCategories: ['Carpentry'] }), redacted: false }),
    answering(getSeekerActions, { ...actions, ...prices, state: 'requested' }),
    answering(grantCompanyAccess, { ...granted, connection: contacts }),
    answering(recordActivity, {} as never),
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0]!);
  fireEvent.click(await screen.findByRole('link', { name: 'Back to job' }));
  await screen.findByRole('link', { name: /^View (?!full)/ });
  expect(address()).toBe(applicants);
});
