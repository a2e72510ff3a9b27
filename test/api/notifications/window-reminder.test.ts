import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { apply, buy, postJob, unlock } from '../../support/posts/hiring.ts';

const ENDED = /^You can reach .* again$/;
const WINDOW_MS = 3 * DAY_MS;

const names = ['watched', 'forgotten', 'hiding', 'blocking', 'taken', 'unlocked'] as const;
let workers: Record<(typeof names)[number], Person>;
let holder: Person;
let waiting: Person;

const path = ({ profileId }: Person) => `/api/profile/${profileId}/priority-access`;
const tell = (about: Person, wanted = true, by = waiting) => by.api.post(`${path(about)}/reminder`, { wanted });
const takeWindow = (by: Person, { profileId }: Person) =>
  buy(by, { product_slug: 'skilled_worker_priority_access', candidate_profile_id: profileId });
const mailedNames = async () =>
  (await mailsAbout(waiting, ENDED)).map(({ subject }) => subject.replace(/^You can reach (.*) again$/, '$1'));
const anonymous = ({ profileId }: Person) => anonymousName(profileId);
const pass = async (ms: number) => {
  await advanceClock(ms);
  [holder, waiting] = await Promise.all([signInAgain(holder), signInAgain(waiting)]);
  await runSchedule('send-reminders');
};

beforeAll(async () => {
  [holder, waiting] = await Promise.all([newCompany(), newCompany()]);
  const made = await Promise.all(
    names.map((name) => newSeeker({ lastName: name, zip: '99801', priorSkilledTradeFormalTraining: true })),
  );
  workers = Object.fromEntries(names.map((name, index) => [name, made[index]])) as typeof workers;
  const job = await postJob(waiting);
  await apply(workers.unlocked, waiting, job);
  await unlock(waiting, workers.unlocked, job);
  expect(
    (await workers.unlocked.api.patch(`/api/company/profile/access/withdraw/${waiting.profileId}`, { job })).status,
  ).toBe(200);
  for (const worker of made) await takeWindow(holder, worker);
  await settled();
});

describe('telling a company when the priority access of another one ends', () => {
  it('is refused without such a window, for a hidden worker, and to job seekers', async () => {
    const [free, hidden] = await Promise.all([newSeeker({ priorSkilledTradeFormalTraining: true }), newSeeker()]);
    await saveProfile(hidden, { public: false });
    expect(await tell(free)).toMatchObject({ status: 409, body: { code: 'window_not_taken' } });
    expect(await tell(workers.watched, true, holder)).toMatchObject({
      status: 409,
      body: { code: 'window_not_taken' },
    });
    expect(await tell(hidden)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect(await tell(workers.watched, true, free)).toMatchObject({ status: 403 });
  });

  it('is stored for the company and can be taken back', async () => {
    for (const name of names) {
      expect((await tell(workers[name])).body, name).toEqual({
        reminded: true,
        until: expect.stringMatching(/^\d{4}-/),
      });
      expect((await tell(workers[name])).body.reminded, name).toBe(true);
    }
    expect((await tell(workers.forgotten, false)).body).toEqual({ reminded: false });
    expect((await waiting.api.get(path(workers.watched))).body).toMatchObject({ state: 'taken', reminded: true });
    expect((await waiting.api.get(path(workers.forgotten))).body).not.toHaveProperty('reminded');
  });

  it('mails nothing while the window runs', async () => {
    await pass(WINDOW_MS - 20 * MINUTE_MS);
    expect(await mailedNames()).toEqual([]);
  });

  it('mails once after its end, with the name only where it is open, and nothing about hidden and blocking workers', async () => {
    await saveProfile(await signInAgain(workers.hiding), { public: false });
    const blocking = await signInAgain(workers.blocking);
    expect((await blocking.api.post(`/api/blocks/${waiting.profileId}`)).status).toBeLessThan(300);
    await advanceClock(21 * MINUTE_MS);
    [holder, waiting] = await Promise.all([signInAgain(holder), signInAgain(waiting)]);
    await takeWindow(await signInAgain(holder), workers.taken);
    await runSchedule('send-reminders');
    await runSchedule('send-reminders');
    expect((await mailedNames()).toSorted()).toEqual(
      [anonymous(workers.watched), expect.stringContaining('unlocked')].toSorted(),
    );
    expect((await notificationsOf(waiting, 'windowEnded')).map(({ title }) => title)).toHaveLength(2);
    expect((await tell(workers.watched)).body).toMatchObject({ code: 'window_not_taken' });
  });

  it('waits for the end of the next window when a company bought that meanwhile', async () => {
    expect((await waiting.api.get(path(workers.taken))).body).toMatchObject({ state: 'taken', reminded: true });
    await pass(WINDOW_MS + MINUTE_MS);
    expect(await mailedNames()).toContain(anonymous(workers.taken));
    expect(await mailedNames()).toHaveLength(3);
  });
});
