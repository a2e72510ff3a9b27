import { describe, expect, it, vi } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { handler as sendReminders } from '../../../functions/schedules/send-reminders.ts';
import { enterNextHour, followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { apply, buy, draftJob, postJob } from '../../support/posts/hiring.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEW_APPLICANTS = /^New application for|new applica/;
const LIVE = / is live/;
const UNPAID = /is not published yet$/;

const runReminders = async (ms = 0) => {
  await settled();
  if (ms) await advanceClock(ms);
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};
const subjectsOf = async (to: Person, about: RegExp) => (await mailsAbout(to, about)).map(({ subject }) => subject);
/** A seeker far from every job of this file, so that nothing matches. */
const stranger = () => newSeeker({ zip: '99801' });

describe('e-mails about new applicants', () => {
  it('are one about the first, and one about all others of the next 15 minutes, with trade, level and miles, each once', async () => {
    await enterNextHour();
    const town = homeTown();
    const company = await newCompany({ name: 'Teton Framing' });
    const [deck, roof] = [
      await postJob(company, { name: 'Deck Builder', zip: town.zip }),
      await postJob(company, { name: 'Roof Framer', zip: town.zip }),
    ];
    const [first, second, third, gone] = [await stranger(), await stranger(), await stranger(), await stranger()];
    const near = await newSeeker({ zip: town.zip, tradeCategories: ['Carpentry'] });
    await apply(first, company, deck);
    expect(await subjectsOf(company, NEW_APPLICANTS)).toEqual(['New application for Deck Builder']);
    for (const each of [second, third, gone]) await apply(each, company, deck);
    await apply(near, company, roof);
    await gone.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job: deck });
    expect(await notificationsOf(company, 'newApplicant')).toHaveLength(5);
    expect(await subjectsOf(company, NEW_APPLICANTS)).toHaveLength(1);

    await runReminders(16 * MINUTE);
    const [mail, ...more] = await mailsAbout(company, NEW_APPLICANTS);
    expect([mail?.subject, more.map(({ subject }) => subject)]).toEqual([
      '3 new applicants',
      ['New application for Deck Builder'],
    ]);
    const nameOf = ({ profileId }: Person) => `Jobseeker${profileId.slice(0, 4)}`;
    for (const each of [second, third, near]) expect(mail?.text).toContain(nameOf(each));
    for (const each of [first, gone]) expect(mail?.text).not.toContain(nameOf(each));
    expect(mail?.text).toMatch(/Carpentry, under 1 mile/);
    for (const job of [deck, roof])
      expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}/applicants`))).toBe(true);
    await runReminders(16 * MINUTE);
    expect(await mailsAbout(company, NEW_APPLICANTS)).toHaveLength(2);

    // The stream delivers the changes again on the next day, the last one first.
    await advanceClock(DAY);
    await followCloudClock();
    const events = await wholeStream(['AccessEntry'], company.profileId);
    for (const record of events.flatMap(({ Records }) => Records).toReversed()) await notify({ Records: [record] });
    await settled();
    await runReminders(16 * MINUTE);
    expect(await mailsAbout(company, NEW_APPLICANTS)).toHaveLength(2);

    const later = await stranger();
    await apply(later, company, deck);
    expect(await subjectsOf(company, NEW_APPLICANTS)).toHaveLength(3);
  });

  it('name the job when all shared ones are for the same, and aren’t sent to a user who turned them off', async () => {
    await enterNextHour();
    const [company, quiet] = [await newCompany(), await newCompany()];
    await quiet.api.patch('/api/notification-settings', { newApplicant: false });
    for (const each of [company, quiet]) {
      const job = await postJob(each, { name: 'Tile Setter' });
      for (const seeker of [await stranger(), await stranger(), await stranger()]) await apply(seeker, each, job);
    }
    await runReminders(16 * MINUTE);
    expect(await subjectsOf(company, NEW_APPLICANTS)).toEqual([
      '2 new applications for Tile Setter',
      'New application for Tile Setter',
    ]);
    expect(await subjectsOf(quiet, NEW_APPLICANTS)).toEqual([]);
  });

  it('name every applicant after counting one of them failed', async () => {
    await enterNextHour();
    const company = await newCompany();
    const job = await postJob(company, { name: 'Rigger' });
    const [first, second, third] = [await stranger(), await stranger(), await stranger()];
    await apply(first, company, job);
    // Its own e-mail goes out before the others come, which then wait for the next one together.
    await settled();
    for (const seeker of [second, third]) await apply(seeker, company, job);
    await settled();
    await advanceClock(16 * MINUTE);
    await followCloudClock();
    const send = documents.send.bind(documents);
    let counts = 0;
    const broken = vi.spyOn(documents, 'send').mockImplementation(((command: { input?: { Key?: { pk?: string } } }) => {
      if (command.input?.Key?.pk?.startsWith('RATE')) counts += 1;
      // Each applicant is counted four times, so this is in the middle of the second one.
      if (counts === 6) throw new Error('no table');
      return send(command as never);
    }) as never);
    expect(await sendReminders()).toMatchObject({ failed: 1 });
    expect(counts).toBeGreaterThan(6);
    broken.mockRestore();
    await runReminders(16 * MINUTE);
    const [mail] = await mailsAbout(company, NEW_APPLICANTS);
    expect(mail?.subject).toBe('2 new applications for Rigger');
    for (const { profileId } of [second, third]) expect(mail?.text).toContain(`Jobseeker${profileId.slice(0, 4)}`);
  });

  it('repeat no application of the same day, however often it is withdrawn and sent again', async () => {
    await enterNextHour();
    const company = await newCompany();
    const job = await postJob(company, { name: 'Mason' });
    const first = await stranger();
    let restless = await stranger();
    await apply(first, company, job);
    for (let round = 0; round < 3; round += 1) {
      await apply(restless, company, job);
      await runReminders(16 * MINUTE);
      restless = await signInAgain(restless);
      await restless.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job });
    }
    expect(await mailsAbout(company, NEW_APPLICANTS)).toHaveLength(2);
  });
});

describe('the e-mail about a posted job', () => {
  it('says ten minutes later how many workers match, once, and the next daily e-mail leaves the job out', async () => {
    await enterNextHour();
    const { zip } = homeTown();
    const company = await newCompany();
    await newSeeker({ zip, tradeCategories: ['Carpentry'] });
    const job = await postJob(company, { name: 'Trim Carpenter', zip });
    await runReminders();
    expect(await subjectsOf(company, LIVE)).toEqual([]);
    await runReminders(11 * MINUTE);
    const [mail, ...more] = await mailsAbout(company, LIVE);
    expect([mail?.subject.replace(/\d+ match(es)?$/, 'N matches'), more]).toEqual([
      'Trim Carpenter is live: N matches',
      [],
    ]);
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}/matches`))).toBe(true);
    // The stream delivers the changes of the job again after the e-mail.
    await followCloudClock();
    for (const event of await wholeStream(['Job'], company.profileId)) await notify(event);
    await runReminders(11 * MINUTE);
    await advanceClock(DAY);
    await runSchedule('send-match-digests');
    await runReminders();
    expect(await subjectsOf(company, /matches for/)).toEqual([]);
    expect(await mailsAbout(company, LIVE)).toHaveLength(1);
  });

  it('says that no one matches yet, and isn’t sent about a job that was deleted meanwhile; staff see it', async () => {
    const company = await newCompany();
    await postJob(company, { name: 'Lift Operator', zip: '99926' });
    const deleted = await postJob(company, { name: 'Flagger', zip: '99926' });
    expect((await company.api.delete(`/api/jobs/${deleted}`)).status).toBeLessThan(300);
    await runReminders(11 * MINUTE);
    expect(await subjectsOf(company, LIVE)).toEqual(['Lift Operator is live']);
    const staff = await newStaff('Sam Whitaker', { staffRole: 'support' });
    const { body } = await staff.api.get(`/api/admin/users/${company.userId}/mails`);
    expect(body.results).toMatchObject([
      { kind: 'newMatch', outcome: 'sent' },
      { kind: 'receipts' },
      { kind: 'receipts' },
    ]);
  });
});

describe('the reminder of a job that was not published', () => {
  it('is sent once, two days after it was written, and not about a job that was published or deleted', async () => {
    let company = await newCompany();
    const drafts = [
      await draftJob(company, { name: 'Welder' }),
      await draftJob(company, { name: 'Paid Welder' }),
      await draftJob(company, { name: 'Deleted Welder' }),
    ];
    await buy(company, { product_slug: 'job_posting', job_id: drafts[1] });
    await company.api.delete(`/api/jobs/${drafts[2]}`);
    await runReminders(2 * DAY - HOUR);
    expect(await subjectsOf(company, UNPAID)).toEqual([]);
    await runReminders(2 * HOUR);
    expect(await subjectsOf(company, UNPAID)).toEqual(['Welder is not published yet']);
    company = await signInAgain(company);
    expect(await notificationsOf(company, 'jobUnpaid')).toMatchObject([{ path: `/employees/jobs/${drafts[0]}` }]);
    await runReminders(3 * DAY);
    expect(await mailsAbout(company, UNPAID)).toHaveLength(1);
  });

  it('isn’t sent to a user who turned it off', async () => {
    const company = await newCompany();
    expect((await company.api.patch('/api/notification-settings', { jobUnpaid: false })).body).toMatchObject({
      jobUnpaid: false,
    });
    await draftJob(company, { name: 'Roofer' });
    await runReminders(2 * DAY + HOUR);
    expect(await subjectsOf(company, UNPAID)).toEqual([]);
  });
});
