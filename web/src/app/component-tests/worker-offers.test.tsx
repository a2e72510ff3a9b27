import { listBriefings } from '@plumbline/shared/contracts/access/briefings';
import { setWindowReminder } from '@plumbline/shared/contracts/access/window-reminder';
import { getSeekerActions } from '@plumbline/shared/contracts/jobs/job-people';
import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import { listProducts } from '@plumbline/shared/contracts/payments/products';
import { getCompanyProfile, getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { getPriorityAccess, type PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { products } from '@plumbline/shared/options/products';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hoursFromNow, ownCompany, seeker, WORKER } from '../../../gallery/workers.ts';
import { SeekerForJobPage } from '../../features/seeker-profile/seeker-for-job-page.tsx';
import { SeekerProfilePage } from '../../features/seeker-profile/seeker-profile-page.tsx';
import { SearchedWorkerPage, SkilledWorkerPage } from '../../features/workers/profile/worker-profile-page.tsx';
import { answering, renderPage } from './render-page.tsx';

const { employees, jobs, profile } = paths;
const JOB = 'c'.repeat(24);
const RUNNING = hoursFromNow(-69);
const UNTIL = hoursFromNow(3);

const places = {
  search: { page: <SearchedWorkerPage />, route: employees.searchProfile, at: employees.searchProfile.path(WORKER) },
  'skilled workers': {
    page: <SkilledWorkerPage />,
    route: employees.skilledWorker,
    at: employees.skilledWorker.path(WORKER),
  },
  'the profile': { page: <SeekerProfilePage />, route: profile.view, at: profile.view.path(WORKER, 'jobSeeker') },
  'a job': { page: <SeekerForJobPage />, route: jobs.match, at: `${jobs.match.path(JOB, WORKER)}?isMatch=true` },
} as const;
type Place = keyof typeof places;

type Case = {
  place: Place;
  isSkilled?: boolean;
  access?: PriorityAccessState;
  isUnlocked?: boolean;
};

const answersFor = ({ isSkilled = false, access, isUnlocked = false }: Case) => {
  const jobSeeker = {
    ...{ hasHandsOnExperience: isSkilled, tradeCategories: ['General Labor', 'Roofing', 'Carpentry'] },
    ...(access && { lastPriorityAccess: RUNNING }),
  };
  return [
    answering(getProfile, seeker(jobSeeker, { redacted: !isUnlocked })),
    answering(getCompanyProfile, ownCompany()),
    answering(getPriorityAccess, access ?? { state: 'available' }),
    answering(listProducts, {
      results: products.map(({ slug, name, amount }) => ({ slug, name, amount, version: 1 })),
    }),
    answering(listBriefings, { results: [], total: 0 }),
    answering(setWindowReminder, ({ body: { wanted } }) => ({ reminded: wanted, ...(wanted && { until: UNTIL }) })),
    answering(getSeekerActions, {
      ...{ actions: {}, reason: 'Carpentry, Master, 4 miles' },
      ...{ unlock: { slug: 'unlock_applicant_resume_skill_2', amount: 4900 }, send: { amount: 900 } },
      ...{ briefing: { amount: 4900 }, priority: { amount: 44900 } },
    }),
  ];
};

const open = async ({ answers = [], ...each }: Case & { answers?: ReturnType<typeof answersFor> }) => {
  const { page, route, at } = places[each.place];
  const { asked } = renderPage(page, { route, at, answers: [...answersFor(each), ...answers] });
  await screen.findByRole('heading', { name: 'Jobseeker9c07', level: 1 });
  const rail = within(await screen.findByRole('complementary', { name: 'Your decision' }));
  return { rail, asked };
};

/** The offers of the side column, in its order. The bar of a phone repeats the main offer. */
const offeredIn = ({ rail }: Awaited<ReturnType<typeof open>>): string[] => [
  ...new Set(
    ['Unlock', 'Send Job', 'Send Job Briefing', 'Get Priority Access'].filter(
      (name) => rail.queryAllByRole('button', { name }).length + rail.queryAllByRole('link', { name }).length > 0,
    ),
  ),
];

const own = { state: 'own', until: UNTIL } as const;
const taken = { state: 'taken', until: UNTIL } as const;
const mayContact = { ...taken, mayContact: true } as const;
const ALL = ['Unlock', 'Send Job', 'Send Job Briefing'];

describe('the ways to reach a worker are the same wherever the company found the worker [SKW-02, APP-18]', () => {
  it.each<Case & { offers: string[] }>([
    { place: 'search', offers: ALL },
    { place: 'search', isUnlocked: true, offers: ['Send Job', 'Send Job Briefing'] },
    { place: 'the profile', offers: ALL },
    { place: 'the profile', isSkilled: true, offers: [...ALL, 'Get Priority Access'] },
    { place: 'the profile', isSkilled: true, access: own, offers: ALL },
    { place: 'the profile', isSkilled: true, access: mayContact, offers: ALL },
    { place: 'skilled workers', isSkilled: true, offers: [...ALL, 'Get Priority Access'] },
    { place: 'skilled workers', isSkilled: true, access: own, offers: ALL },
    { place: 'skilled workers', isSkilled: true, access: mayContact, offers: ALL },
    { place: 'a job', offers: ALL },
    { place: 'a job', isSkilled: true, offers: [...ALL, 'Get Priority Access'] },
    { place: 'a job', isSkilled: true, access: own, offers: ALL },
    { place: 'a job', isSkilled: true, access: mayContact, offers: ALL },
  ])('on $place: $offers', async ({ offers, ...each }) => {
    const opened = await open(each);
    await opened.rail.findByRole('button', { name: 'Send Job' });
    expect(offeredIn(opened)).toEqual(offers);
  });

  it.each<Place>(['the profile', 'skilled workers', 'a job'])(
    'on %s says until when another company has priority access, with prices and without a button [SKW-08]',
    async (place) => {
      const opened = await open({ place, isSkilled: true, access: taken });
      await opened.rail.findByRole('heading', { name: 'Priority access is taken' });
      expect(offeredIn(opened)).toEqual([]);
      opened.rail.getByText('2 hours left');
      opened.rail.getByText("Until then you can't unlock, send a job or send a briefing. Nothing is charged.");
      const prices = opened.rail.getAllByRole('heading', { level: 4 }).map((each) => each.parentElement?.textContent);
      expect(prices).toEqual(['Unlock$49', 'Send Job$9for each job', 'Job briefing$49']);
    },
  );

  it('offers to tell the company when the window of another one ends, and takes it back', async () => {
    const { rail, asked } = await open({ place: 'skilled workers', isSkilled: true, access: taken });
    fireEvent.click(await rail.findByRole('button', { name: 'Tell me when it ends' }));
    await rail.findByText("We'll tell you when it ends.");
    fireEvent.click(await rail.findByRole('button', { name: "Don't tell me" }));
    await rail.findByRole('button', { name: 'Tell me when it ends' });
    expect(rail.queryByText("We'll tell you when it ends.")).toBeNull();
    const sent = asked.filter(({ name }) => name === 'setWindowReminder').map(({ body }) => body);
    expect(sent).toEqual([{ wanted: true }, { wanted: false }]);
  });

  it('says why the company is not told when the window ended meanwhile, and asks again who has it', async () => {
    const message = 'No other company has priority access now.';
    const { rail, asked } = await open({
      place: 'skilled workers',
      isSkilled: true,
      access: taken,
      answers: [answering(setWindowReminder, { status: 409, code: 'window_not_taken', message })],
    });
    fireEvent.click(await rail.findByRole('button', { name: 'Tell me when it ends' }));
    await screen.findByText(message);
    await waitFor(() => expect(asked.filter(({ name }) => name === 'getPriorityAccess')).toHaveLength(2));
  });

  it.each<[Place, string]>([
    ['the profile', 'one time, for Roofing'],
    ['a job', 'one time, for Carpentry'],
  ])('on %s names the trade that sets the price, the matched one when it costs the same: %s', async (place, text) => {
    const { rail } = await open({ place });
    await rail.findByText(text);
  });

  it.each<Place>(['search', 'skilled workers', 'the profile', 'a job'])(
    'on %s shows the purchase view for the intent in the address, in place of the offers [APP-19, APP-26]',
    async (place) => {
      const { page, route, at } = places[place];
      const { asked } = renderPage(page, {
        route,
        at: `${at}${at.includes('?') ? '&' : '?'}payment_intent=pi_1`,
        answers: [
          ...answersFor({ place, isSkilled: place === 'skilled workers' }),
          answering(getIntent, () => new Promise(() => {})),
        ],
      });
      await waitFor(() => expect(asked.filter(({ name }) => name === 'getIntent')).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Send Job' })).toBeNull();
    },
  );

  it('offers no priority access to a worker who hid, and no prices before they have loaded [PAY-01]', async () => {
    const { page, route, at } = places['the profile'];
    renderPage(page, {
      ...{ route, at },
      answers: [
        ...answersFor({ place: 'the profile', isSkilled: true }),
        answering(getProfile, seeker({ hasHandsOnExperience: true }, { public: false })),
        answering(listProducts, { status: 500, code: 'unexpected' }),
      ],
    });
    await screen.findByRole('button', { name: 'Send Job' });
    expect(screen.queryByRole('link', { name: 'Get Priority Access' })).toBeNull();
    expect(screen.queryByText(/\$\d/)).toBeNull();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Unlock' }))
      expect(button.disabled).toBe(true);
  });

  it("offers to send a job when the company's own profile can't be read, and asks for it at most twice", async () => {
    const { rail, asked } = await open({
      place: 'the profile',
      answers: [answering(getCompanyProfile, { status: 500, code: 'unexpected' })],
    });
    await rail.findByRole('button', { name: 'Send Job' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    rail.getByRole('button', { name: 'Send Job' });
    expect(asked.filter(({ name }) => name === 'getCompanyProfile').length).toBeLessThanOrEqual(2);
  });

  it('asks who has priority access only while a window runs', async () => {
    const readsOf = async (access?: PriorityAccessState) => {
      const { rail, asked } = await open({ place: 'the profile', isSkilled: true, ...(access && { access }) });
      await rail.findByRole('button', { name: 'Send Job' });
      return asked.filter(({ name }) => name === 'getPriorityAccess').length;
    };
    expect(await readsOf()).toBe(0);
    cleanup();
    expect(await readsOf(own)).toBe(1);
  });
});
