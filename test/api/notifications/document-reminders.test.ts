import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, expect, it } from 'vitest';
import { cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';

const ENDING = /expires soon/;
/** 60 days before this date nothing is sent yet. */
const LATER = 75;

let worker: Person;
let moved: Person;
let removed: Person;
let near: Person;
let quiet: Person;
let gone: Person;
let company: Person;
let today: number;

const newId = () => randomBytes(12).toString('hex');
const inDays = (days: number) => new Date(today + days * DAY_MS).toISOString().slice(0, 10);
const save = async ({ api, profileId }: Person, id: string, days: number | undefined, kind = 'master-license') => {
  const documents = days === undefined ? [] : [{ id, kind, expires: inDays(days) }];
  const { status } = await api.patch(`/api/profile/${profileId}/documents`, {
    documents,
    removed: documents.length ? [] : [id],
  });
  expect(status).toBe(200);
};
const told = async (person: Person) => (await mailsAbout(person, ENDING)).map(({ subject }) => subject);
const pass = async (days: number) => {
  await advanceClock(days * DAY_MS);
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};

beforeAll(async () => {
  // The clock is set to noon, so that no day begins while the test runs.
  const now = await cloudNow();
  await advanceClock((36 - now.getUTCHours()) * 3_600_000);
  today = Date.parse((await cloudNow()).toISOString().slice(0, 10));
  [worker, moved, removed, near, quiet, gone] = (await Promise.all(
    Array.from({ length: 6 }, () => newSeeker({ zip: '99801' })),
  )) as [Person, Person, Person, Person, Person, Person];
  company = await newCompany();
});

it('a license sends reminders 60 and 14 days before its last day, once each, if that day is unchanged', async () => {
  const ids = { worker: newId(), moved: newId(), removed: newId(), near: newId(), quiet: newId(), gone: newId() };
  await save(worker, ids.worker, LATER);
  await save(moved, ids.moved, LATER);
  await save(moved, ids.moved, LATER + 300);
  await save(removed, ids.removed, LATER);
  await save(removed, ids.removed, undefined);
  await save(near, ids.near, 59);
  await save(quiet, ids.quiet, LATER);
  await quiet.api.patch('/api/notification-settings', { documentExpires: false });
  await save(gone, ids.gone, LATER);
  expect((await gone.api.delete(`/api/users/${gone.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
  await save(company, newId(), LATER, 'insurance');

  await pass(LATER - 61);
  expect(await told(worker)).toEqual([]);
  await pass(2);
  const [subject, ...more] = await told(worker);
  expect(subject).toMatch(/^Your master license expires soon, on \w{3} \d{1,2}, \d{4}$/);
  expect(more).toEqual([]);
  expect((await told(company))[0]).toMatch(/^Your certificate of insurance expires soon, on/);
  for (const person of [moved, removed, near, quiet, gone]) expect(await told(person)).toEqual([]);
  expect(await notificationsOf(await signInAgain(quiet), 'documentExpires')).toMatchObject([
    { path: '/profile?edit=true&section=documents' },
  ]);

  await pass(30);
  expect(await told(near)).toHaveLength(1);
  expect(await told(worker)).toHaveLength(1);
  await pass(16);
  expect(await told(worker)).toEqual([subject, subject]);
  await pass(30);
  expect(await told(worker)).toHaveLength(2);
  for (const person of [moved, removed, quiet, gone]) expect(await told(person)).toEqual([]);
});
