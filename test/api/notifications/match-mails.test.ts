import { tradeInSentence } from '@plumbline/shared/domain/trades/trade-in-sentence';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { matchMailKeys } from '../../../functions/services/notifications/digests/match-mail-times.ts';
import { newestMailsTo } from '../../../functions/services/notifications/sent-mails.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { listMailsTo, MAIL_SCOPE, readMails } from '../../../functions/table/idempotency/sent-mail.ts';
import { advanceTo, cloudNow, followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, mailTo, runSchedule } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { postJob } from '../../support/posts/hiring.ts';

const HOUR = 3_600_000;
const DIGEST_HOUR = 13;
/** A place where no other test has people. */
const zip = '97801';
const MATCHES = /match| near /;

/** Every test, and every retry of one, has its own trade, so that tests don't match each other's people. */
const unused = [...tradeCategoryNames];
let trade = '';
beforeEach(() => {
  trade = unused.pop() ?? '';
});

const company = (overrides = {}) => newCompany({ zip, ...overrides });
const seeker = (overrides = {}) => newSeeker({ zip, tradeCategories: [trade], ...overrides });
/** Matches of jobs that are posted together are found in any order, so each is waited for. */
const post = async (by: Person, name: string): Promise<string> => {
  const job = await postJob(by, { zip, name, tradeCategories: [trade] });
  await settled();
  return job;
};
const choose = async (by: Person, newMatch: 'at-once' | 'daily' | 'off') =>
  expect((await by.api.patch('/api/notification-settings', { newMatch })).status).toBe(200);
const mails = (to: Person) => mailsAbout(to, MATCHES);
const subjects = async (to: Person) => (await mails(to)).map(({ subject }) => subject);
const oneJob = (name: string) => `${trade} job near Pendleton, OR: ${name}`;
const severalJobs = (count: number | string) => `${count} ${tradeInSentence(trade, 'en')} jobs near Pendleton, OR`;
const notices = (to: Person) => notificationsOf(to, 'newMatch');
const sendDigests = async () => {
  await settled();
  expect(await runSchedule('send-match-digests')).toMatchObject({ result: { failed: 0 } });
};
/** Moves to a time of day and sends the mails that are due by then. */
const digestsAt = async (hour: number) => {
  await settled();
  await advanceTo(hour);
  await sendDigests();
};

describe('a seeker who wants an e-mail about each match', () => {
  // The clock must not be near the end of an hour, which would start another e-mail.
  beforeAll(() => advanceTo(3, 1));

  it('[TBX-04] [TBX-05] is notified of a new match by mail and notification, which link to the job', async () => {
    const [owner, reader] = [await company({ name: 'Umatilla Homes' }), await seeker()];
    const job = await post(owner, 'Stair Builder');
    const [mail, ...more] = await mails(reader);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`${trade} job near Pendleton, OR: Stair Builder`);
    expect(mail?.text).toContain('Stair Builder\nUmatilla Homes, Pendleton, OR\n');
    expect(mail?.text).toContain(` · under 1 mile\nYour trade: ${trade}`);
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}`))).toBe(true);
    expect(mail?.links.some((link) => link.includes('newMatch'))).toBe(true);
    expect(await notices(reader)).toMatchObject([
      { title: 'New match: Stair Builder', path: `/jobs/${job}`, subject: job, profile: owner.profileId },
    ]);
    expect(await mails(owner)).toEqual([]);
  });

  it('has the e-mail in the list that staff see for four days, which costs no index entry', async () => {
    const [owner, reader] = [await company(), await seeker()];
    await post(owner, 'Stair Builder');
    const listed = async () => {
      const staff = await newStaff('Sam Whitaker', { staffRole: 'support' });
      const { body } = await staff.api.get(`/api/admin/users/${reader.userId}/mails`);
      return body.results.filter(({ kind }: { kind: string }) => kind === 'newMatch');
    };
    expect(await listed()).toMatchObject([{ outcome: 'sent' }]);
    await followCloudClock();
    const keys = matchMailKeys(reader.userId, (await cloudNow()).toISOString());
    expect(await readMails(MAIL_SCOPE, keys)).toHaveLength(1);
    const user = (await readUser(reader.userId))!;
    const [from, to] = ['2000', '9999'];
    const inIndex = await listMailsTo(user.email, { from, to, limit: 20 });
    expect(inIndex.filter(({ kind }) => kind === 'newMatch')).toEqual([]);
    const moved = { ...user, emailSince: new Date((await cloudNow()).getTime() + HOUR).toISOString() };
    expect((await newestMailsTo(user)).map(({ kind }) => kind)).toContain('newMatch');
    expect(await newestMailsTo(moved)).toEqual([]);
    await advanceClock(3 * 24 * HOUR);
    expect(await listed()).toHaveLength(1);
    await advanceClock(2 * 24 * HOUR);
    expect(await listed()).toEqual([]);
    await advanceTo(3, 1);
  });

  it('[TBX-04] gets one e-mail an hour; later matches of that hour are in the next one', async () => {
    const [owner, reader] = [await company(), await seeker()];
    await post(owner, 'First');
    for (const name of ['Second', 'Third']) await post(owner, name);
    expect(await subjects(reader)).toEqual([oneJob('First')]);
    expect(await notices(reader)).toHaveLength(3);
    await advanceClock(HOUR);
    await sendDigests();
    const [later, ...before] = await mails(reader);
    expect(before).toHaveLength(1);
    expect(later?.subject).toBe(severalJobs(2));
    expect(later?.text.indexOf('Third')).toBeLessThan(later?.text.indexOf('Second') ?? 0);
    expect(later?.text).not.toContain('First');
    expect(later?.links.some((link) => link.endsWith('/dashboard'))).toBe(true);
    await sendDigests();
    await post(await signInAgain(owner), 'Fourth');
    expect(await mails(reader)).toHaveLength(2);
  });

  it('[TBX-04] [TBX-05] gets one e-mail and one notification for all matches of one change of the profile', async () => {
    const owner = await company();
    for (let count = 1; count <= 8; count += 1) await post(owner, `Job ${count}`);
    const reader = await seeker();
    const [mail, ...more] = await mails(reader);
    expect(more).toEqual([]);
    expect(mail?.text.match(/Job \d\n/g)?.length).toBeLessThanOrEqual(5);
    expect(await notices(reader)).toMatchObject([{ title: 'New jobs match your profile', path: '/dashboard' }]);
    await advanceClock(HOUR);
    await sendDigests();
    expect(await mails(reader)).toHaveLength(1);
  });
});

describe('a seeker who wants a digest', () => {
  it('[TBX-04] gets one e-mail a day with the newest five, and the notifications immediately', async () => {
    await advanceTo(9);
    const [owner, reader] = [await company(), await seeker()];
    await choose(reader, 'daily');
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    for (const name of names) await post(owner, name);
    expect(await notices(reader)).toHaveLength(6);
    await sendDigests();
    expect(await mails(reader)).toEqual([]);

    await digestsAt(DIGEST_HOUR);
    await sendDigests();
    const [digest, ...more] = await mails(reader);
    expect(more).toEqual([]);
    for (const name of names.slice(1)) expect(digest?.text).toContain(`${name}\n`);
    expect(digest?.text).not.toContain('One\n');
    expect(digest?.text).toMatch(/Two\n.*There are more/s);

    await post(await signInAgain(owner), 'Seven');
    await digestsAt(20);
    expect(await mails(reader)).toHaveLength(1);
    await digestsAt(DIGEST_HOUR);
    expect(await subjects(reader)).toEqual([oneJob('Seven'), severalJobs('5+')]);
  });

  it('[TBX-04] gets no digest when the e-mails are off by then, or the job was deleted', async () => {
    await advanceTo(9);
    const [owner, changed, bereft] = [await company(), await seeker(), await seeker()];
    for (const each of [changed, bereft]) await choose(each, 'daily');
    const job = await post(owner, 'Short-lived');
    await choose(changed, 'off');
    await post(owner, 'Lasting');
    await owner.api.delete(`/api/jobs/${job}`);
    await digestsAt(DIGEST_HOUR);
    expect(await mails(changed)).toEqual([]);
    expect(await subjects(bereft)).toEqual([oneJob('Lasting')]);
    expect(await notices(await signInAgain(changed))).toHaveLength(2);
  });
});

describe('a company', () => {
  it('[TBX-04] [TBX-05] is notified once a day which of its jobs have new matches, without names', async () => {
    await advanceTo(9);
    const owner = await company();
    const [quiet, other] = [await newColleague(owner), await company()];
    await choose(quiet, 'off');
    await seeker();
    const job = await post(owner, 'Shipwright');
    // The e-mail about the posted job counts the first matches.
    await advanceTo(9, 15);
    for (let count = 0; count < 2; count += 1) await seeker();
    expect(await notices(await signInAgain(owner))).toEqual([]);

    await digestsAt(DIGEST_HOUR);
    const [digest, ...more] = await mails(owner);
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('New matches for Shipwright');
    expect(digest?.text).toContain('Shipwright: 3 matches');
    expect(digest?.text).not.toMatch(/Travis|Yoder/);
    expect(digest?.links.some((link) => link.endsWith(`/jobs/${job}/matches`))).toBe(true);
    expect([await mails(quiet), await mails(other)]).toEqual([[], []]);
    for (const each of [owner, quiet]) {
      expect(await notices(await signInAgain(each))).toMatchObject([{ subject: job, path: `/jobs/${job}/matches` }]);
    }

    const again = await signInAgain(owner);
    for (const name of ['Cooper', 'Wheelwright']) await post(again, name);
    await advanceClock(15 * 60_000);
    await seeker();
    await digestsAt(DIGEST_HOUR);
    expect(await subjects(owner)).toEqual(['New matches for your jobs', 'New matches for Shipwright']);
  });
});

describe('the stream', () => {
  it('[TBX-04] sends no match mails during a replay, nor in a later digest', async () => {
    await advanceTo(9);
    const [owner, atOnce, daily] = [await company(), await seeker(), await seeker()];
    await choose(daily, 'daily');
    for (const name of ['Slater', 'Thatcher']) await post(owner, name);
    await advanceTo(9, 15);
    await seeker();
    await digestsAt(DIGEST_HOUR);
    const everything = () => Promise.all([owner, atOnce, daily].map(({ email }) => mailTo(email)));
    const before = await everything();
    // The owner also has the receipts of its two jobs, next to the digest.
    expect(before.map(({ length }) => length)).toEqual([3, 2, 1]);

    const events = await wholeStream(['Match'], owner.profileId);
    expect(events.flatMap(({ Records }) => Records).length).toBeGreaterThanOrEqual(4);
    for (const event of events) {
      expect(await notify(event)).toEqual({ batchItemFailures: [] });
      for (const record of event.Records.toReversed()) await notify({ Records: [record] });
    }
    await advanceClock(24 * HOUR);
    await sendDigests();
    expect(await everything()).toEqual(before);
    expect((await cloudNow()).getUTCHours()).toBe(DIGEST_HOUR);
  });
});
