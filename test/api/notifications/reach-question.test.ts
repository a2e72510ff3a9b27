import '../../support/cloud/handler-environment.ts';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteContactAccess, readContactAccess } from '../../../functions/table/access/contact-access.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const ASKED = /^Did you reach/;

let company: Person;
let colleague: Person;
let stranger: Person;
let job: string;
/** The seekers, grouped by what happens to them before the question is due. */
let people: Record<
  | 'reached'
  | 'unreached'
  | 'accepted'
  | 'withdrawn'
  | 'declined'
  | 'blocking'
  | 'deleted'
  | 'refunded'
  | 'late'
  | 'locked',
  Person
>;

const path = ({ profileId }: Person) => `/api/company/reached/${profileId}`;
const asks = async (about: Person, by = company) => (await by.api.get(path(about))).body;
const answer = (reached: unknown, about: Person, by = company) => by.api.post(path(about), { reached });
const NOT_ASKED = { status: 409, body: { code: 'reach_not_asked' } };
const refund = async ({ profileId }: Person) => {
  const { paymentIntent = '' } = (await readContactAccess(company.profileId, profileId)) ?? {};
  await transact(deleteContactAccess(company.profileId, profileId, paymentIntent));
};

beforeAll(async () => {
  [company, stranger] = await Promise.all([newCompany(), newCompany()]);
  colleague = await newColleague(company);
  job = await postJob(company);
  const names = [
    'reached',
    'unreached',
    'accepted',
    'withdrawn',
    'declined',
    'blocking',
    'deleted',
    'refunded',
    'late',
    'locked',
  ] as const;
  const made = await Promise.all(names.map((lastName) => newSeeker({ lastName, zip: '99801' })));
  people = Object.fromEntries(names.map((name, at) => [name, made[at]])) as typeof people;
  // A block withdraws an application; a seeker without one isn't asked because of the block alone.
  for (const name of names) if (name !== 'blocking') await apply(people[name], company, job);
  for (const name of names) if (name !== 'locked') await unlock(company, people[name], job);
  await settled();
});

describe('the question whether a company reached a seeker it has unlocked', () => {
  it('is not asked before the third day, nor about a locked person', async () => {
    for (const about of [people.reached, people.locked]) {
      expect(await asks(about)).toEqual({ asks: false });
      expect(await answer(true, about)).toMatchObject(NOT_ASKED);
    }
    const { accepted, withdrawn, declined, blocking, deleted, refunded } = people;
    const about = { type: 'job-application', job };
    const accept = await company.api.patch(`/api/company/profile/access/grant/${accepted.profileId}`, about);
    expect(accept.status).toBe(200);
    expect((await blocking.api.post(`/api/blocks/${company.profileId}`)).status).toBeLessThan(300);
    await withdrawn.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job });
    await company.api.patch(`/api/company/profile/access/reject/${declined.profileId}`, about);
    expect(
      (await deleted.api.delete(`/api/users/${deleted.userId}`, { currentPassword: PASSWORD })).status,
    ).toBeLessThan(300);
    await refund(refunded);
    await advanceClock(3 * DAY_MS);
    [company, colleague, stranger] = await Promise.all([
      signInAgain(company),
      signInAgain(colleague),
      signInAgain(stranger),
    ]);
    await settled();
    expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
  });

  it('is mailed once, with the name, and is among the notifications without it', async () => {
    const subjects = (await mailsAbout(company, ASKED)).map(({ subject }) => subject);
    const expected = ['reached', 'unreached', 'accepted', 'late'].map((name) => `Did you reach Travis ${name}?`);
    expect(subjects.toSorted()).toEqual(expected.toSorted());
    const [mail] = await mailsAbout(company, /Travis reached/);
    expect(mail?.links.some((link) => link.endsWith(`/profile/${people.reached.profileId}/jobSeeker`))).toBe(true);
    expect((await notificationsOf(company, 'reachQuestion')).map(({ title }) => title)).toHaveLength(4);
    await runSchedule('send-reminders');
    expect(await mailsAbout(company, ASKED)).toHaveLength(4);
  });

  it('ends after a withdrawal, rejection, block, deletion or refund, and is hidden from others', async () => {
    const { reached, accepted, withdrawn, declined, blocking, deleted, refunded } = people;
    for (const about of [reached, accepted]) {
      expect(await asks(about)).toEqual({ asks: true, payment: expect.stringMatching(/^pi_/) });
    }
    for (const about of [withdrawn, declined, blocking, deleted, refunded]) {
      expect(await asks(about)).toEqual({ asks: false });
      expect(await answer(false, about)).toMatchObject(NOT_ASKED);
    }
    expect(await asks(reached, stranger)).toEqual({ asks: false });
    expect(await answer(true, reached, stranger)).toMatchObject(NOT_ASKED);
    expect((await answer('maybe', reached)).status).toBe(400);
    const seeker = await signInAgain(people.late);
    expect((await seeker.api.get(path(people.late))).status).toBe(403);
  });

  it('is answered once, by the first of two users', async () => {
    const both = await Promise.all([answer(true, people.reached), answer(false, people.reached, colleague)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = (await readContactAccess(company.profileId, people.reached.profileId))?.reached;
    expect(kept).toBe(both[0]?.status === 200);
    for (const by of [company, colleague]) expect(await asks(people.reached, by)).toEqual({ asks: false });
  });

  it('leads from "no" to a report that is still possible, and ends when it isn’t', async () => {
    const { payment } = await asks(people.unreached);
    expect((await answer(false, people.unreached)).body).toEqual({ success: true });
    const report = { id: payment, reason: 'I called five times and wrote twice.' };
    expect((await company.api.post('/api/payment/report', report)).status).toBeLessThan(300);
    await advanceClock(4 * DAY_MS);
    company = await signInAgain(company);
    expect(await asks(people.late)).toEqual({ asks: false });
    expect(await answer(false, people.late)).toMatchObject(NOT_ASKED);
  });
});
