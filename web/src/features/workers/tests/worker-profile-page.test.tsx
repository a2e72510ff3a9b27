import { listBriefings, type SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { getProduct, listProducts } from '@plumbline/shared/contracts/payments/products';
import { getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { getPriorityAccess, type PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { products } from '@plumbline/shared/options/products';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hoursFromNow, seeker, WORKER } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { AccessCompletePage } from '../access/access-complete-page.tsx';
import { AccessPage } from '../access/access-page.tsx';
import { productOfPath } from '../access/access-product.ts';
import { ToBriefingPage } from '../access/to-briefing-page.tsx';
import { elsewhere } from '../profile/view-rules.ts';
import { SearchedWorkerPage, SkilledWorkerPage } from '../profile/worker-profile-page.tsx';

const { employees } = paths;
const BRIEFING = 'e'.repeat(24);
const sentBriefing = (state: SentBriefing['state']): SentBriefing => ({
  job: {
    id: BRIEFING,
    name: 'Framer',
    type: 'Full-Time',
    compensation: '',
    city: 'Warsaw',
    state: 'IN',
    createdAt: '2026-11-26T15:00:00.000Z',
  },
  recipient: { id: WORKER, name: 'Jobseeker9c07', city: 'Leesburg', state: 'IN', isOpen: false },
  state,
  sentAt: '2026-11-26T15:00:00.000Z',
});
const SKILLED = { hasFormalTraining: true };
const product = (slug: string, amount: number) => ({ slug, name: slug, amount, version: 1 }) as never;

const answers = (jobSeeker: Parameters<typeof seeker>[0], access: PriorityAccessState = { state: 'available' }) => [
  answering(getProfile, seeker(jobSeeker)),
  answering(getPriorityAccess, access),
  answering(getProduct, ({ params: { slug } }) => product(slug, slug === 'candidate_job_briefing' ? 4900 : 44_900)),
  answering(listProducts, { results: products.map(({ slug, name, amount }) => ({ slug, name, amount, version: 1 })) }),
];
const searched = (jobSeeker = {}, state?: unknown) =>
  renderPage(<SearchedWorkerPage />, {
    route: employees.searchProfile,
    at: employees.searchProfile.path(WORKER),
    answers: answers(jobSeeker),
    state,
  });
const skilled = (jobSeeker: Parameters<typeof seeker>[0] = SKILLED, access?: PriorityAccessState) =>
  renderPage(<SkilledWorkerPage />, {
    route: employees.skilledWorker,
    at: employees.skilledWorker.path(WORKER),
    answers: answers({ ...jobSeeker, ...(access && { lastPriorityAccess: hoursFromNow(-30) }) }, access),
  });
const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe("a worker's profile in the search", () => {
  it('[SKW-01] [SKW-02] names the worker, and links back and to a job briefing', async () => {
    searched();
    await screen.findByRole('heading', { name: 'Professional Summary' });
    expect(screen.getByText(/^You are viewing the profile for/).textContent).toBe(
      'You are viewing the profile for Jobseeker9c07',
    );
    expect(hrefs('Back to Search')).toEqual(['/employees/search']);
    expect(hrefs('Send Job Briefing')).toContain(`/employees/search/profile/${WORKER}/job`);
    expect(screen.queryByText('Get Priority Access')).toBeNull();
  });

  it.each([
    ['pending', true],
    ['rejected', false],
  ] as const)('says that a briefing was sent while it is %s: %s', async (state, isShown) => {
    renderPage(<SearchedWorkerPage />, {
      route: employees.searchProfile,
      at: employees.searchProfile.path(WORKER),
      answers: [...answers({}), answering(listBriefings, { results: [sentBriefing(state)], total: 1 })],
    });
    await screen.findByRole('heading', { name: 'Professional Summary' });
    if (isShown) {
      await screen.findByText('Briefing sent Nov 26, no answer yet', { exact: false });
      expect(hrefs('View briefing')).toEqual([employees.skilledWorkerJobResponse.path(WORKER, BRIEFING)]);
    } else {
      await screen.findByRole('heading', { name: 'Job briefing' });
      expect(screen.queryByRole('link', { name: 'View briefing' })).toBeNull();
    }
  });

  it('[SKW-02] leads back to the search with its filters', async () => {
    searched({}, { from: '/employees/search?zip=46590&trade=Framing&page=2' });
    await screen.findByRole('heading', { name: 'Professional Summary' });
    expect(hrefs('Back to Search')).toEqual(['/employees/search?zip=46590&trade=Framing&page=2']);
  });

  it.each([
    ['was never bought', SKILLED],
    ['was bought 71 hours ago', { ...SKILLED, lastPriorityAccess: hoursFromNow(-71) }],
  ])('[SKW-04] sends the viewer of a skilled worker who %s to the profile itself', async (_, jobSeeker) => {
    const { address } = searched(jobSeeker);
    await waitFor(() => expect(address()).toBe(`/profile/${WORKER}`));
  });

  it.each([
    ['is not skilled', { hasFormalTraining: false }],
    ['was bought 73 hours ago', { ...SKILLED, lastPriorityAccess: hoursFromNow(-73) }],
  ])('[SKW-04] shows a worker who %s', async (_, jobSeeker) => {
    const { address } = searched(jobSeeker);
    await screen.findByRole('heading', { name: 'Professional Summary' });
    expect(address()).toBe(`/employees/search/profile/${WORKER}`);
  });
});

describe("a skilled worker's profile", () => {
  it('[SKW-01] [SKW-02] offers priority access, and links back and to it', async () => {
    skilled();
    await screen.findByRole('heading', { name: 'Professional Summary' });
    screen.getByText('Invest in priority access to this skilled worker and stay ahead of your competition!');
    expect(hrefs('Back to Search')).toEqual(['/employees/skilled-workers']);
    expect(hrefs('Get Priority Access')).toContain(`/employees/skilled-workers/profile/${WORKER}/access`);
    expect(screen.queryByText(/^You are viewing/)).toBeNull();
    await screen.findAllByText('$449');
  });

  it('[SKW-02] offers the briefing instead once the company bought it, and nothing when another company did', async () => {
    const first = skilled(SKILLED, { state: 'own', until: hoursFromNow(41.5) });
    await screen.findByRole('heading', { name: 'Professional Summary' });
    expect(hrefs('Send Job Briefing')).toContain(`/employees/skilled-workers/profile/${WORKER}/job`);
    screen.getByText('Yours for 41 more hours');
    first.unmount();
    skilled(SKILLED, { state: 'taken', until: hoursFromNow(3) });
    await screen.findByRole('heading', { name: 'Priority access is taken' });
    expect(screen.queryByText('Get Priority Access')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
    screen.getByText('2 hours left');
  });

  it('[SKW-03] redirects from a worker without training and experience to the dashboard', async () => {
    const { address } = skilled({ hasFormalTraining: false, hasHandsOnExperience: false });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    const now = new Date();
    for (const part of [SKILLED, { hasHandsOnExperience: true }]) {
      expect(elsewhere(seeker(part), 'skilled-workers', now)).toBeUndefined();
    }
  });
});

describe('priority access', () => {
  const open = (access?: PriorityAccessState) =>
    renderPage(<AccessPage />, {
      route: employees.skilledWorkerAccess,
      at: employees.skilledWorkerAccess.path(WORKER),
      answers: answers(SKILLED, access),
    });

  it('[SKW-05] is available: shows the price, the three reasons, and both links', async () => {
    open();
    await screen.findByRole('heading', { name: 'Congratulations, priority access is still available' });
    expect(hrefs('Go Back')).toEqual([`/employees/skilled-workers/profile/${WORKER}`]);
    expect(screen.getAllByRole('button', { name: 'Confirm' }).length).toBeGreaterThan(0);
    const texts = ['Demand', 'Growth', 'Feedback'].map((name) => {
      const blurb = screen.getByRole('heading', { name }).closest('li');
      return within(blurb as HTMLElement).getByText(/\w+\. \w+.*\.$/).textContent;
    });
    expect(new Set(texts).size).toBe(3);
    await screen.findAllByText('$449');
  });

  it("[SKW-05] can't be bought while it runs", async () => {
    open({ state: 'taken', until: hoursFromNow(5) });
    await screen.findByRole('heading', { level: 1, name: 'Priority access is taken' });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('[SKW-06] is sold below skilled-workers; any other path sells a job briefing', async () => {
    expect(productOfPath(employees.skilledWorkerAccess.path(WORKER))).toBe('skilled_worker_priority_access');
    expect(productOfPath(employees.searchProfileAccess.path(WORKER))).toBe('candidate_job_briefing');
    const at = `${employees.searchProfileAccess.path(WORKER)}?payment_intent=pi_1`;
    const { address } = renderPage(<ToBriefingPage />, { route: employees.searchProfileAccess, at });
    await waitFor(() => expect(address()).toBe(`/employees/search/profile/${WORKER}/job?payment_intent=pi_1`));
  });

  it('[SKW-07] returns to a page that shows how long it runs and the next step', async () => {
    const complete = (access: PriorityAccessState) =>
      renderPage(<AccessCompletePage />, {
        route: employees.skilledWorkerAccessCheckoutComplete,
        at: employees.skilledWorkerAccessCheckoutComplete.path(WORKER),
        answers: answers(SKILLED, access),
      });
    const bought = complete({ state: 'own', until: hoursFromNow(71.9) });
    await screen.findByRole('heading', { name: 'Priority access is yours for 72 hours' });
    screen.getByText('Yours for 71 more hours');
    expect(hrefs('Send Job Briefing')).toEqual([`/employees/skilled-workers/profile/${WORKER}/job`]);
    bought.unmount();
    complete({ state: 'available' });
    await screen.findByRole('heading', { name: 'Your priority access is not there yet.' });
  });
});
