import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { buy, payByCard } from '../../support/posts/card-payments.ts';
import { apply, postJob, staffApi, unlock } from '../../support/posts/hiring.ts';

const ENDED = /^You can reach .* again$/;
const WINDOW_MS = 3 * DAY_MS;
const LOOK_MS = 6 * HOUR_MS;

const names = ['watched', 'canceled', 'hiding', 'blocking', 'taken', 'connected', 'bought', 'refunded'] as const;
type Name = (typeof names)[number];
let workers: Record<Name, Person>;
/** The payments of the company that has the windows. */
const payments: Partial<Record<Name, string>> = {};
let holder: Person;
let waiting: Person;
let colleague: Person;

const path = ({ profileId }: Person) => `/api/profile/${profileId}/priority-access`;
const remind = (about: Person, wanted = true, by = waiting) => by.api.post(`${path(about)}/reminder`, { wanted });
const stateOf = async (about: Person, by = waiting) => (await by.api.get(path(about))).body;
const takeWindow = async (by: Person, { profileId }: Person): Promise<string> => {
  const id = await buy(by, 'skilled_worker_priority_access', { candidate_profile_id: profileId });
  await payByCard(by, id);
  expect((await by.api.post('/api/payment', { id })).body).toMatchObject({ fulfilled: true });
  return id;
};
const mailedNames = async (to = waiting) =>
  (await mailsAbout(to, ENDED)).map(({ subject }) => subject.replace(/^You can reach (.*) again$/, '$1'));
const nameOf = (name: Name) => anonymousName(workers[name].profileId);
const pass = async (ms: number) => {
  await advanceClock(ms);
  [holder, waiting, colleague] = (await Promise.all([holder, waiting, colleague].map(signInAgain))) as [
    Person,
    Person,
    Person,
  ];
};

beforeAll(async () => {
  [holder, waiting] = await Promise.all([newCompany(), newCompany()]);
  colleague = await newColleague(waiting);
  const made = await Promise.all(names.map(() => newSeeker({ zip: '99801', priorSkilledTradeFormalTraining: true })));
  workers = Object.fromEntries(names.map((name, index) => [name, made[index]])) as typeof workers;
  for (const name of names) payments[name] = await takeWindow(holder, workers[name]);
  await settled();
});

describe("a company's reminder of the end of another company's priority access", () => {
  it('is refused without such a window, for a hidden worker, and to job seekers', async () => {
    const [free, hidden] = await Promise.all([newSeeker({ priorSkilledTradeFormalTraining: true }), newSeeker()]);
    await saveProfile(hidden, { public: false });
    const notTaken = { status: 409, body: { code: 'window_not_taken' } };
    expect(await remind(free)).toMatchObject(notTaken);
    expect(await remind(workers.watched, true, holder)).toMatchObject(notTaken);
    expect(await remind(hidden)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect(await remind(workers.watched, true, free)).toMatchObject({ status: 403 });
  });

  it('is stored for the whole company and can be removed', async () => {
    for (const name of names) {
      const set = { reminded: true, until: expect.stringMatching(/^\d{4}-/) };
      expect((await remind(workers[name])).body, name).toEqual(set);
      expect((await remind(workers[name])).body, name).toEqual(set);
    }
    expect((await remind(workers.canceled, false)).body).toEqual({ reminded: false });
    expect((await remind(workers.canceled, false)).body).toEqual({ reminded: false });
    expect(await stateOf(workers.watched, colleague)).toMatchObject({ state: 'taken', reminded: true });
    expect(await stateOf(workers.canceled)).not.toHaveProperty('reminded');
  });

  it('is refused for an applicant, whom the company can reach anyway', async () => {
    const job = await postJob(waiting);
    await apply(workers.connected, waiting, job);
    expect(await remind(workers.connected)).toMatchObject({ status: 409, body: { code: 'window_not_taken' } });
    await unlock(waiting, workers.connected, job);
  });

  it('is sent within 6 hours of a refund, which ends the window early', async () => {
    const staff = await staffApi(PASSWORD);
    const refund = { id: payments.refunded, reason: 'Not skilled at all' };
    expect((await staff.post('/api/payment/refund', refund)).status).toBe(200);
    expect(await stateOf(workers.refunded)).toEqual({ state: 'available' });
    await runSchedule('send-reminders');
    expect(await mailedNames()).toEqual([]);
    await pass(LOOK_MS + MINUTE_MS);
    await runSchedule('send-reminders');
    expect(await mailedNames()).toEqual([nameOf('refunded')]);
    expect(await mailedNames(colleague)).toEqual([nameOf('refunded')]);
  });

  it('is sent once after the end, not while the window runs, nor for a worker who hid or blocked the company', async () => {
    await pass(WINDOW_MS - LOOK_MS - 20 * MINUTE_MS);
    await runSchedule('send-reminders');
    expect(await mailedNames()).toHaveLength(1);
    expect(await stateOf(workers.watched)).toMatchObject({ state: 'taken', reminded: true });
    await saveProfile(await signInAgain(workers.hiding), { public: false });
    const blocking = await signInAgain(workers.blocking);
    expect((await blocking.api.post(`/api/blocks/${waiting.profileId}`)).status).toBeLessThan(300);
    await pass(21 * MINUTE_MS);
    await takeWindow(holder, workers.taken);
    await takeWindow(waiting, workers.bought);
    await runSchedule('send-reminders');
    await runSchedule('send-reminders');
    // The company connected with one worker and bought the next window of another, so neither is news.
    expect((await mailedNames()).toSorted()).toEqual([nameOf('refunded'), nameOf('watched')].toSorted());
    expect(await notificationsOf(waiting, 'windowEnded')).toHaveLength(2);
    expect(await remind(workers.watched)).toMatchObject({ status: 409, body: { code: 'window_not_taken' } });
  });

  it('waits for the end of the next window when another company bought that meanwhile', async () => {
    expect(await stateOf(workers.taken)).toMatchObject({ state: 'taken', reminded: true });
    await pass(WINDOW_MS + MINUTE_MS);
    await runSchedule('send-reminders');
    expect((await mailedNames()).toSorted()).toEqual(
      [nameOf('refunded'), nameOf('watched'), nameOf('taken')].toSorted(),
    );
  });
});
