import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WAITING = /is waiting/;

let company: Person;
let job: string;
/** A seeker who lives far from every job of this test, so that nothing matches. */
const seeker = () => newSeeker({ zip: '99801' });
const sendReminders = async () => {
  await settled();
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};
const remindAfter = async (ms: number) => {
  await advanceClock(ms);
  await sendReminders();
};
const mails = async (to: Person) => (await mailsAbout(to, WAITING)).map(({ subject }) => subject);
/** Signs in again, because the tokens have expired by then. */
const notices = async (to: Person, kind: string) =>
  (await notificationsOf(await signInAgain(to), kind)).filter(({ title }) => WAITING.test(title));

const send = async (jobBriefing: string, to: Person) => {
  const briefing = { company: 'Owen Framing', jobBriefing, userId: to.profileId };
  expect((await company.api.post(`/api/profile/${to.profileId}/briefing`, briefing)).status).toBeLessThan(300);
};

beforeAll(async () => {
  company = await newCompany({ name: 'Owen Framing' });
  job = await postJob(company, { zip: '46590', name: 'Roof Framer' });
});

describe('a reminder of an applicant who waits', () => {
  it('is sent once, seven days after the application, without the name of a locked profile', async () => {
    await settled();
    const [waiting, answered, withdrawn] = [await seeker(), await seeker(), await seeker()];
    for (const each of [waiting, answered, withdrawn]) await apply(each, company, job);
    const decline = { type: 'job-application', job };
    expect((await company.api.patch(`/api/company/profile/access/reject/${answered.profileId}`, decline)).status).toBe(
      200,
    );
    expect(
      (await withdrawn.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job })).status,
    ).toBe(200);
    await remindAfter(7 * DAY - HOUR);
    expect(await mails(company)).toEqual([]);
    await remindAfter(HOUR);
    const subject = `Jobseeker${waiting.profileId.slice(0, 4)} is waiting to hear about Roof Framer`;
    const [mail, ...more] = await mailsAbout(company, WAITING);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject });
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}/applicants`))).toBe(true);
    expect(await notices(company, 'newApplicant')).toMatchObject([
      { title: subject, path: `/jobs/${job}/applicants`, subject: job, profile: waiting.profileId },
    ]);
    await remindAfter(7 * DAY);
    expect(await mails(company)).toHaveLength(1);
  });

  it('starts again with a new application, and ends with the job', async () => {
    company = await signInAgain(company);
    const own = await postJob(company, { zip: '46590', name: 'Deck Builder' });
    const again = await seeker();
    await apply(again, company, own);
    await settled();
    await advanceClock(DAY);
    const [back, owner] = [await signInAgain(again), await signInAgain(company)];
    await back.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job: own });
    await apply(back, owner, own);
    await remindAfter(6 * DAY);
    expect((await mails(company)).filter((subject) => subject.includes('Deck Builder'))).toEqual([]);
    expect((await (await signInAgain(company)).api.delete(`/api/jobs/${own}`)).status).toBeLessThan(300);
    await remindAfter(2 * DAY);
    expect((await mails(company)).filter((subject) => subject.includes('Deck Builder'))).toEqual([]);
  });

  it('is only a notification for users who turned the e-mail off', async () => {
    company = await signInAgain(company);
    expect((await company.api.patch('/api/notification-settings', { newApplicant: false })).status).toBe(200);
    const own = await postJob(company, { zip: '46590', name: 'Stair Builder' });
    await apply(await seeker(), company, own);
    await settled();
    await remindAfter(7 * DAY);
    expect((await mails(company)).filter((subject) => subject.includes('Stair Builder'))).toEqual([]);
    expect((await notices(company, 'newApplicant')).map(({ subject }) => subject)).toContain(own);
  });
});

describe('a reminder of a briefing that waits', () => {
  it('is sent once, three days after the briefing, unless it was answered', async () => {
    company = await signInAgain(company);
    const [waiting, answered] = [await seeker(), await seeker()];
    const [open, done] = [await newBriefing(company, waiting), await newBriefing(company, answered)];
    await send(open, waiting);
    await send(done, answered);
    await settled();
    expect(await notificationsOf(answered, 'briefingReceived')).toHaveLength(1);
    const no = { type: 'job', job: done, reasons: ['location'] };
    expect((await answered.api.patch(`/api/profile/access/reject/${company.profileId}`, no)).status).toBe(200);
    await remindAfter(3 * DAY);
    expect(await mails(waiting)).toEqual(['Owen Framing is waiting for your answer']);
    expect(await mails(answered)).toEqual([]);
    expect(await notices(waiting, 'briefingReceived')).toMatchObject([{ path: `/jobs/${open}/response` }]);
    await remindAfter(3 * DAY);
    expect(await mails(waiting)).toHaveLength(1);
  });
});
