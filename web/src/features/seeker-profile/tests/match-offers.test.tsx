import { listBriefings } from '@plumbline/shared/contracts/access/briefings';
import { getSeekerActions } from '@plumbline/shared/contracts/jobs/job-people';
import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile, getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { getPriorityAccess } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hoursFromNow, ownCompany, seeker, WORKER } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SeekerForJobPage } from '../seeker-for-job-page.tsx';

const JOB = 'c'.repeat(24);
const DATE = '2026-11-20T15:00:00.000Z';

type Facts = Partial<Parameters<typeof answering<typeof getSeekerActions>>[1]>;

const open = async (facts: Facts = {}, more: object = {}, changes: Parameters<typeof seeker>[1] = {}) => {
  const { asked } = renderPage(<SeekerForJobPage />, {
    route: paths.jobs.match,
    at: paths.jobs.match.path(JOB, WORKER, { isMatch: true }),
    answers: [
      answering(getProfile, seeker({ hasHandsOnExperience: true, tradeCategories: ['Carpentry'], ...more }, changes)),
      // The calls that the offers make on pages which haven't loaded what they show.
      answering(listProducts, { results: [] }),
      answering(getCompanyProfile, ownCompany()),
      answering(listBriefings, { results: [], total: 0 }),
      answering(getPriorityAccess, { state: 'taken', until: hoursFromNow(3) }),
      answering(getSeekerActions, {
        ...{ actions: { matchFoundAt: DATE }, reason: 'Carpentry, Master, 4 miles' },
        ...{ unlock: { slug: 'unlock_applicant_resume', amount: 2900 }, send: { amount: 1100 } },
        ...{ briefing: { amount: 5100 }, priority: { amount: 45_100 } },
        ...facts,
      }),
    ],
  });
  const rail = within(await screen.findByRole('complementary', { name: 'Your decision' }));
  await rail.findByRole('button', { name: 'Decline' });
  return { rail, calls: asked.map(({ name }) => name) };
};
const pricesIn = (rail: Awaited<ReturnType<typeof open>>['rail']) =>
  rail.getAllByRole('heading', { level: 4 }).map(({ parentElement }) => parentElement?.textContent);

it("a match's page has every way to reach the worker, with prices, from the two calls that it makes", async () => {
  const { rail, calls } = await open();
  expect(pricesIn(rail)).toEqual(['Send Job$11for each job', 'Job briefing$51', 'Priority access$451for 72 hours']);
  expect(calls.toSorted()).toEqual(['getProfile', 'getSeekerActions']);
});

it("a match's page says what was sent, and offers no second post of the job [APP-22]", async () => {
  const { rail } = await open({
    actions: { matchFoundAt: DATE, sentJobAt: DATE },
    briefing: { amount: 5100, pending: { job: JOB, sentAt: DATE } },
  });
  rail.getByText('Job sent Nov 20');
  expect(rail.queryByRole('button', { name: 'Send Job' })).toBeNull();
  rail.getByText(/Briefing sent Nov 20, no answer yet/);
  expect(rail.getByRole('link', { name: 'View briefing' }).getAttribute('href')).toBe(
    paths.employees.skilledWorkerJobResponse.path(WORKER, JOB),
  );
});

it("another company's priority access adds one call to a match's page, and its prices are known", async () => {
  const { rail, calls } = await open({}, { lastPriorityAccess: hoursFromNow(-69) });
  await rail.findByRole('heading', { name: 'Priority access is taken' });
  expect(pricesIn(rail)).toEqual(['Unlock$29', 'Send Job$11for each job', 'Job briefing$51']);
  expect(calls.toSorted()).toEqual(['getPriorityAccess', 'getProfile', 'getSeekerActions']);
});

it('an applicant is unlocked for the application, and offered nothing else', async () => {
  const { rail } = await open({ state: 'requested', actions: { profileRequestedAt: DATE } });
  expect(rail.getAllByRole('button', { name: 'Unlock' }).length).toBeGreaterThan(0);
  expect(rail.queryByRole('heading', { level: 4 })).toBeNull();
});

it('a worker who withdrew but matches can get a briefing, and not the post again', async () => {
  const { rail } = await open({
    state: 'withdrawn',
    actions: { matchFoundAt: DATE, profileRequestedAt: DATE },
  });
  expect(pricesIn(rail)).toEqual(['Job briefing$51', 'Priority access$451for 72 hours']);
});

it.each([
  ['never applied', {}, {}, /^They get no message/],
  [
    'withdrew the application',
    { state: 'withdrawn' as const, actions: { matchFoundAt: DATE, profileRequestedAt: DATE } },
    {},
    /^They get an email that you went with someone else/,
  ],
  [
    'can have an interview',
    {},
    { redacted: false },
    /^They get a message only if they applied .* interview is canceled/,
  ],
])(
  '[APP-02] the question before a match is declined says what a worker gets who %s',
  async (_, facts, changes, effect) => {
    const { rail } = await open(facts, {}, changes);
    fireEvent.click(rail.getByRole('button', { name: 'Decline' }));
    within(await screen.findByRole('alertdialog')).getByText(effect);
  },
);
