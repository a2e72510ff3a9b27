import { beforeEach, describe, expect, it } from 'vitest';
import { putIntoQueue } from '../../../functions/platform/mail-queue/mail-queue.ts';
import { jobReceivedMail } from '../../../functions/services/emails/match-emails.ts';
import type { MailMessage, MailOf } from '../../../functions/services/notifications/queued/mail-message.ts';
import { acquireLock } from '../../../functions/table/idempotency/lock.ts';
import { readJob } from '../../../functions/table/jobs/job.ts';
import type { MailQueue } from '../../../shared/mail-queues.ts';
import { functionsWithDeadLetters } from '../../support/cloud/alarms.ts';
import { cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock, devEndpoint, fault, mailTo, resetCloud, until } from '../../support/cloud/cloud.ts';
import { untilMoreFailures } from '../../support/cloud/failed-mails.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { mark } from '../../support/people/mail-marks.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const MINUTE_MS = 60_000;
const HALF_AN_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 1440 * MINUTE_MS;

let company: Person;
let seeker: Person;
let job: string;
beforeEach(async () => {
  await resetCloud();
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  job = await postJob(company, { name: 'Roof Framer' });
  await settled();
});

/** The e-mails of these tests to the seeker, who also gets one about the match with the job. */
const received = async () =>
  (await mailTo(seeker.email)).filter(
    ({ text, subject }) => text.includes('Roof Framer') && !/ near |^You applied/.test(subject),
  );

/** Returns an e-mail about the job to the seeker, as the notifier puts it into a queue. */
const noticeOf = async (key: string, more: Partial<MailOf<'notice'>> = {}): Promise<MailOf<'notice'>> => ({
  type: 'notice',
  user: seeker.userId,
  profile: seeker.profileId,
  key,
  kind: 'jobReceived',
  from: company.profileId,
  isMutual: true,
  content: jobReceivedMail((await readJob(job))!, 'en'),
  ...more,
});
const enqueue = async (mail: MailMessage['mail'], queue: MailQueue = 'activity'): Promise<void> => {
  const message: MailMessage = { queue, since: (await cloudNow()).toISOString(), tries: 0, mail };
  await putIntoQueue(queue, message);
};

describe('the queues of e-mails', () => {
  it('send a receipt while 500 e-mails about matches wait for a slow SES, and then each of those once', async () => {
    const COUNT = 500;
    await fault({ dependency: 'ses', mode: 'slow', delayMs: 3000 });
    const notice = await noticeOf('');
    const keys = Array.from({ length: COUNT }, (_, index) => `match-${index}`);
    await Promise.all(keys.map((key) => enqueue({ ...notice, key }, 'matches')));
    await apply(seeker, company, job);
    await until(async () => (await mailTo(seeker.email)).some(({ subject }) => subject.startsWith('You applied')));
    expect((await received()).length).toBeLessThan(COUNT / 4);
    await fault({ dependency: 'ses', mode: 'off' });
    await settled();
    expect(await received()).toHaveLength(COUNT);
  });

  it('lose and double no e-mail while SES is throttled for 30 minutes', async () => {
    const COUNT = 30;
    await fault({ dependency: 'ses', mode: 'throttle' });
    const notice = await noticeOf('');
    for (let index = 0; index < COUNT; index += 1) await enqueue({ ...notice, key: `waiting-${index}` });
    await untilMoreFailures();
    await advanceClock(HALF_AN_HOUR_MS);
    await untilMoreFailures();
    expect(await received()).toEqual([]);
    await fault({ dependency: 'ses', mode: 'off' });
    await settled();
    expect(await received()).toHaveLength(COUNT);
    expect(await functionsWithDeadLetters()).toEqual([]);
  });

  it('send an e-mail once that is delivered twice, at the same time and two days later', async () => {
    const notice = await noticeOf('repeated');
    await Promise.all(Array.from({ length: 6 }, () => enqueue(notice)));
    await settled();
    await advanceClock(2 * DAY_MS);
    await enqueue(notice);
    await settled();
    expect(await received()).toHaveLength(1);
  });

  it('send the e-mail of a killed sender after its lease has ended', async () => {
    const notice = await noticeOf('killed');
    const at = await cloudNow();
    const until60 = new Date(at.getTime() + MINUTE_MS).toISOString();
    const ttl = Math.floor(at.getTime() / 1000) + 86_400;
    await acquireLock('mail', 'killed', { at: at.toISOString(), until: until60, ttl, holder: 'killed' });
    await enqueue(notice);
    await until(async () => JSON.stringify(await devEndpoint('logs')).includes('An e-mail waits for another try'));
    expect(await received()).toEqual([]);
    await advanceClock(MINUTE_MS);
    await settled();
    expect(await received()).toHaveLength(1);
  });

  it('move a message that no release can read to the dead letters, and send the others', async () => {
    await putIntoQueue('activity', { type: 'poison' });
    await enqueue(await noticeOf('healthy'));
    await settled();
    expect(await received()).toHaveLength(1);
    const dead = (await devEndpoint('dead-letters')) as Record<string, unknown[]>;
    expect(Object.entries(dead)).toEqual([[expect.stringMatching(/^MailActivityDeadLetters/), ['{"type":"poison"}']]]);
  });

  it('count an e-mail once in the limits, however often SES refuses it [TBX-04]', async () => {
    const limited = await noticeOf('', { isMutual: false });
    await fault({ dependency: 'ses', mode: 'fail', count: 20 });
    await enqueue({ ...limited, key: 'limited-0' });
    await until(async () => (await received()).length === 1);
    // Five e-mails an hour go from one profile to a user.
    for (let index = 1; index < 7; index += 1) await enqueue({ ...limited, key: `limited-${index}` });
    await settled();
    expect(await received()).toHaveLength(5);
  });

  it.each([
    ['turned off its kind [TBX-04]', () => seeker.api.patch('/api/notification-settings', { jobReceived: false })],
    ['blocked its sender', () => seeker.api.post(`/api/blocks/${company.profileId}`)],
    ['got a marked address', () => mark(seeker.email)],
    ['closed the account', () => seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: PASSWORD })],
  ])('send no e-mail to a user who meanwhile %s', async (_name, change) => {
    await fault({ dependency: 'ses', mode: 'throttle' });
    await enqueue(await noticeOf('outdated'));
    await untilMoreFailures();
    await change();
    await fault({ dependency: 'ses', mode: 'off' });
    await settled();
    expect(await received()).toEqual([]);
    expect(await functionsWithDeadLetters()).toEqual([]);
  });

  it('list matches as they are when the e-mail is sent, and leave them to the digest of a user who chose it meanwhile', async () => {
    const town = { zip: '82716', tradeCategories: ['Carpentry'] };
    const reader = await newSeeker(town);
    await settled();
    await fault({ dependency: 'ses', mode: 'throttle' });
    await postJob(company, { ...town, name: 'Matched Joiner' });
    await untilMoreFailures();
    await reader.api.patch('/api/notification-settings', { newMatch: 'daily' });
    // A try that began before the change still belongs to the hour.
    const digest = `PROFILE#${reader.profileId} MATCH-DIGEST#`;
    await until(async () => Object.keys(await wholeTable()).some((key) => key.startsWith(digest)));
    await fault({ dependency: 'ses', mode: 'off' });
    await settled();
    const aboutMatches = async () => (await mailTo(reader.email)).filter(({ text }) => text.includes('Matched Joiner'));
    expect(await aboutMatches()).toEqual([]);
    await advanceClock(DAY_MS);
    await devEndpoint('schedules/send-match-digests', {});
    expect(await aboutMatches()).toHaveLength(1);
  });
});
