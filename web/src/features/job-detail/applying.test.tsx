import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { blockCompany } from '@plumbline/shared/contracts/access/blocks';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { type JobCard, searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
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

it('the page of a job saves the job once when the address has `save=1`, and removes this from the address [SEE-19]', async () => {
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

const applied = {
  state: 'requested',
  date: '2026-11-05T15:00:00.000Z',
  appliedAt: '2026-11-05T15:00:00.000Z',
  seen: false,
} as const;

it('the page of a job shows when an application was sent, and that the profile was changed since', async () => {
  show(worker({ updatedAt: '2026-11-06T10:00:00.000Z' }), applied);
  const card = within(await screen.findByRole('region', { name: 'What you sent' }));
  expect(card.getByText(/You applied/).textContent).toContain('Nov 5, 2026');
  expect(card.getByText(/You changed it after you applied/).textContent).toContain('Nov 6, 2026');
  expect(card.getByRole('link', { name: 'See what the company sees' }).getAttribute('href')).toBe(
    '/profile?view=employer',
  );
});

it('the page of a job says nothing of an unchanged profile, and shows nothing before applying', async () => {
  const { unmount } = show(worker(), applied);
  await screen.findByRole('region', { name: 'What you sent' });
  expect(screen.queryByText(/You changed it after/)).toBeNull();
  unmount();
  show(worker());
  await screen.findAllByRole('button', { name: 'Apply' });
  expect(screen.queryByRole('region', { name: 'What you sent' })).toBeNull();
});

const markOf = async () => {
  const line = within(await screen.findByRole('list', { name: 'Where it stands' }));
  const current = line.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  return current?.textContent;
};

it.each([
  ['Applied', 'Not seen yet.', {}],
  ['Seen', "They've looked at their applicants. We'll email you when they answer.", { seen: true }],
  [
    'Answered',
    'They have your phone and email. Expect a call.',
    { seen: true, answeredAt: '2026-11-07T15:00:00.000Z', contactOpen: true },
  ],
] as const)(
  "the page of a job shows an application up to '%s', with a way to withdraw it",
  async (mark, text, more) => {
    show(worker(), { ...applied, ...more });
    expect(await markOf()).toMatch(new RegExp(`^${mark}`));
    expect(screen.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw Application' }));
    await screen.findByRole('alertdialog', { name: 'Withdraw Application' });
    expect(screen.getByRole('button', { name: 'Keep my application' })).toBeTruthy();
  },
);

it('the page of a job offers no withdrawal after the company accepted', async () => {
  show(worker(), { ...applied, state: 'granted', answeredAt: '2026-11-07T15:00:00.000Z' });
  expect(await markOf()).toMatch(/^Answered/);
  expect(screen.queryByRole('button', { name: 'Withdraw Application' })).toBeNull();
});

const other = (id: string, changes: Partial<JobCard> = {}): JobCard => ({
  id: id.repeat(24),
  name: `Framer ${id}`,
  type: 'Full-Time',
  compensation: '$30 an hour',
  city: 'Warsaw',
  state: 'IN',
  company: { id: 'f'.repeat(24), name: 'Winona Stair Co.' },
  tradeCategories: ['Carpentry'],
  willingToProvidePaidTraining: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  postDate: '2026-11-01',
  miles: 3,
  saved: false,
  ...changes,
});

const showRejected = (status: Partial<Status> = {}) =>
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(getProfile, worker()),
      answering(
        getJob,
        ownJob({
          company: 'e'.repeat(24),
          applicationStatus: {
            saved: false,
            declinedByMe: false,
            ...applied,
            state: 'rejected',
            answeredAt: '2026-11-07T15:00:00.000Z',
            ends: '2099-11-14T15:00:00.000Z',
            ...status,
          },
        }),
      ),
      answering(searchJobs, {
        result: [
          other(JOB.charAt(0)),
          other('1', { appliedAt: '2026-11-02T10:00:00.000Z' }),
          ...'2345'.split('').map((id) => other(id)),
        ],
        total: 6,
        pageCount: 1,
        perMile: [],
      }),
    ],
  });

it('the page of a job whose company chose someone else shows this, and lists three other open jobs', async () => {
  const { asked } = showRejected();
  await screen.findByRole('heading', { name: 'The company chose someone else' });
  expect(screen.getByText(/Your name and number stayed hidden/)).toBeTruthy();
  const similar = within(await screen.findByRole('region', { name: 'Jobs like it, open now' }));
  expect(similar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Framer 2',
    'Framer 3',
    'Framer 4',
  ]);
  expect(asked.find(({ name }) => name === 'searchJobs')?.body).toMatchObject({
    zip: '46590',
    tradeCategories: ['Carpentry'],
    sort: 'nearest',
  });
});

it('the page of a job does not say that the name stayed hidden from a company that has it', async () => {
  showRejected({ contactOpen: true });
  await screen.findByRole('heading', { name: 'The company chose someone else' });
  expect(screen.queryByText(/stayed hidden/)).toBeNull();
});

it('the page of a job shows before applying that the trade differs and the job is far away, without a dialog', async () => {
  const { asked } = show(worker({ jobSeeker: { tradeCategories: ['Roofing'] } }), { miles: 109.4 });
  const notes = within(await screen.findByRole('region', { name: 'Before you apply' }));
  notes.getByText('This job is outside your trades: Carpentry.');
  notes.getByText("It's 109 miles from you.");
  await apply();
  await expect.poll(() => asked.map(({ name }) => name)).toContain('requestCompanyAccess');
});

/** A job that asks for licenses, seen by a worker who has an OSHA 10 card. */
const showLicenses = (validity: 'valid' | 'expired', requiredLicenses: ('osha-10' | 'epa-608')[]) =>
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(
        getProfile,
        worker({
          jobSeeker: { tradeCategories: ['Carpentry'] },
          documents: [{ id: '1'.repeat(24), kind: 'osha-10', validity }],
        }),
      ),
      answering(
        getJob,
        ownJob({
          company: 'e'.repeat(24),
          requiredLicenses,
          applicationStatus: { saved: false, declinedByMe: false },
        }),
      ),
    ],
  });

it('the page of a job notes a license that it asks for and the profile lacks, and no license of the profile', async () => {
  showLicenses('valid', ['osha-10', 'epa-608']);
  const notes = within(await screen.findByRole('region', { name: 'Before you apply' }));
  notes.getByText('They ask for: EPA 608 certificate. Your profile has none yet.');
  for (const name of ['OSHA 10 card', 'EPA 608 certificate']) screen.getByText(name);
});

it.each([
  ['all', ['osha-10'] as const, 'You have what they ask for: OSHA 10 card'],
  ['some', ['osha-10', 'epa-608'] as const, 'Of what they ask for, you have: OSHA 10 card'],
])('the page of a job names among its reasons that the worker has %s of its licenses', async (_, required, reason) => {
  showLicenses('valid', [...required]);
  const reasons = within(await screen.findByRole('region', { name: 'Why it fits you' }));
  reasons.getByText(reason);
});

it('the page of a job notes a license that it asks for and that has expired', async () => {
  showLicenses('expired', ['osha-10']);
  const notes = within(await screen.findByRole('region', { name: 'Before you apply' }));
  notes.getByText('They ask for: OSHA 10 card. Your profile has none yet.');
});

it('the page of a job notes nothing about a job in the trade and nearby, or after applying', async () => {
  const { unmount } = show(worker(), { miles: 12 });
  await screen.findAllByRole('button', { name: 'Apply' });
  expect(screen.queryByRole('region', { name: 'Before you apply' })).toBeNull();
  unmount();
  show(worker({ jobSeeker: { tradeCategories: ['Roofing'] } }), { ...applied, miles: 109.4 });
  await markOf();
  expect(screen.queryByRole('region', { name: 'Before you apply' })).toBeNull();
});

it('the page of a job says that a company is blocked although the page then loads without the button', async () => {
  let isBlocked = false;
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(getProfile, worker()),
      answering(getJob, () =>
        ownJob({
          company: 'e'.repeat(24),
          applicationStatus: { saved: false, declinedByMe: false, blocked: isBlocked },
        }),
      ),
      answering(blockCompany, () => {
        isBlocked = true;
        return { success: true };
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Block this company' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await screen.findByText(/^You blocked Wagon Wheel Homes\.$/);
  await screen.findByText(/They don't see you, and you can't apply/);
});

const QUESTIONS = ['Can you read framing plans?', 'Have you led a crew before?'];
const showScreened = (questions = QUESTIONS) =>
  renderPage(<JobDetailPage />, {
    route: paths.jobs.job,
    at: `/jobs/${JOB}`,
    as: 'candidate',
    answers: [
      answering(getProfile, worker()),
      answering(
        getJob,
        ownJob({
          company: 'e'.repeat(24),
          applicationStatus: { saved: false, declinedByMe: false },
          questions: questions.map((text) => ({ text })),
        }),
      ),
      answering(requestCompanyAccess, { status: 409, code: 'request_exists' }),
    ],
  });

it("the page of a job asks the company's questions before it sends an application, and sends the answers [SEE-15]", async () => {
  const { asked } = showScreened();
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: '2 quick questions' }));
  const choose = (question: string, answer: string) =>
    fireEvent.click(within(dialog.getByRole('group', { name: question })).getByRole('radio', { name: answer }));
  choose(QUESTIONS[0] as string, 'Yes');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please answer with yes or no.');
  expect(asked.map(({ name }) => name)).not.toContain('requestCompanyAccess');

  choose(QUESTIONS[1] as string, 'No');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await expect
    .poll(() => asked.find(({ name }) => name === 'requestCompanyAccess')?.body)
    .toEqual({
      type: 'job-application',
      job: JOB,
      answers: [
        { question: QUESTIONS[0], answer: true },
        { question: QUESTIONS[1], answer: false },
      ],
    });
});

it('the page of a job asks a question that is the name of a built-in property [SEE-15]', async () => {
  const { asked } = showScreened(['constructor', '__proto__']);
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: '2 quick questions' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(dialog.getAllByRole('alert')).toHaveLength(2);
  expect(asked.map(({ name }) => name)).not.toContain('requestCompanyAccess');
  for (const question of ['constructor', '__proto__'])
    fireEvent.click(within(dialog.getByRole('group', { name: question })).getByRole('radio', { name: 'Yes' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await expect
    .poll(() => asked.find(({ name }) => name === 'requestCompanyAccess')?.body)
    .toMatchObject({ answers: ['constructor', '__proto__'].map((question) => ({ question, answer: true })) });
});

it('the page of a job sends nothing when the questions are left with Cancel [SEE-15]', async () => {
  const { asked } = showScreened();
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: '2 quick questions' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain('requestCompanyAccess');
});
