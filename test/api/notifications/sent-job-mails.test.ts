import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { sendOnce } from '../../../functions/services/notifications/delivery/send-once.ts';
import { acquireLock } from '../../../functions/table/idempotency/lock.ts';
import { outgoingText } from '../../../shared/domain/text/outgoing/outgoing-text.ts';
import { cloudNow, followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, mailTo, until } from '../../support/cloud/cloud.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, postJob } from '../../support/posts/hiring.ts';

const LEASE_MS = 60_000;
const SENT = /sent you a job$/;

let company: Person;
let job: string;

beforeAll(async () => {
  company = await newCompany({ name: 'Winona Timber' });
  job = await postJob(company, { name: 'Ridge Carpenter' });
});
afterEach(() => setClockOffset(0));

const send = (to: Person) =>
  buy(company, { product_slug: 'send_job_post_match', candidate_profile_id: to.profileId, job_ids: [job] });

/** The state that a sender leaves when it is killed right after its start. */
const leaveLease = async (key: string): Promise<void> => {
  const at = await cloudNow();
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  const ttl = Math.floor(at.getTime() / 1000) + 86_400;
  expect((await acquireLock('mail', key, { at: at.toISOString(), until, ttl, holder: key })).state).toBe('ours');
};

describe('a job sent to a seeker', () => {
  it('[TBX-04] [TBX-05] sends a mail and a notification, which link to the job', async () => {
    const seeker = await newSeeker();
    await send(seeker);
    const [mail, ...more] = await mailsAbout(seeker, SENT);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Winona Timber sent you a job');
    for (const fact of ['Job: Ridge Carpenter', 'Location: Winona Lake, IN', 'Compensation: $32 an hour']) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}`))).toBe(true);
    expect(mail?.links.some((link) => link.includes('jobReceived'))).toBe(true);
    expect(await notificationsOf(seeker, 'jobReceived')).toMatchObject([
      { title: 'Winona Timber sent you a job', path: `/jobs/${job}`, subject: job, profile: company.profileId },
    ]);
  });

  it('[TBX-04] is only a notification for a seeker who has turned these e-mails off', async () => {
    const seeker = await newSeeker();
    await seeker.api.patch('/api/notification-settings', { jobReceived: false });
    await send(seeker);
    expect(await notificationsOf(seeker, 'jobReceived')).toHaveLength(1);
    expect(await mailsAbout(seeker, SENT)).toEqual([]);
  });

  it('[TBX-04] is mailed after the lease of its killed first sender has expired', async () => {
    const seeker = await newSeeker();
    await leaveLease(`sent-job.${company.profileId}.${seeker.profileId}.${job}.${seeker.userId}`);
    await send(seeker);
    await until(async () => (await seeker.api.get('/api/notifications')).body.results.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const received = async () => (await mailTo(seeker.email)).filter(({ subject }) => SENT.test(subject));
    expect(await received()).toEqual([]);
    await advanceClock(LEASE_MS);
    await until(async () => (await received()).length > 0);
    expect(await mailsAbout(seeker, SENT)).toHaveLength(1);
    company = await signInAgain(company);
  });
});

describe('an e-mail that is to be sent once', () => {
  const newMail = (text: string) => {
    const [to, subject] = [newEmail('reader'), outgoingText(text)];
    return { to, subject, text: subject, html: subject, kind: undefined };
  };

  it('[TBX-04] is left to its sender during the lease, and sent by the next one afterwards', async () => {
    await followCloudClock();
    const mail = newMail('Left behind');
    await leaveLease(mail.to);
    const write = async () => mail;
    await expect(sendOnce(mail.to, write, { patienceMs: 0 })).rejects.toThrow('Another process is sending');
    expect(await mailTo(mail.to)).toEqual([]);
    await followCloudClock(LEASE_MS);
    expect(await sendOnce(mail.to, write, { patienceMs: 0 })).toBe(mail.to);
    expect(await sendOnce(mail.to, write, { patienceMs: 0 })).toBe(mail.to);
    expect(await mailTo(mail.to)).toHaveLength(1);
  });

  it('[TBX-04] is sent once by many concurrent senders, and never again', async () => {
    await followCloudClock();
    const mail = newMail('Rush');
    const senders = Array.from({ length: 8 }, (_, at) =>
      sendOnce(mail.to, async () => mail, { holder: `sender ${at}` }),
    );
    expect(new Set(await Promise.all(senders)).size).toBe(1);
    await followCloudClock(10 * LEASE_MS);
    await sendOnce(mail.to, async () => mail);
    expect(await mailTo(mail.to)).toHaveLength(1);
  });

  it('[TBX-04] is released for the next sender when it failed or had no text', async () => {
    await followCloudClock();
    const mail = newMail('Second try');
    const fail = () => Promise.reject(new Error('Out of ink'));
    await expect(sendOnce(mail.to, fail, { patienceMs: 0 })).rejects.toThrow('Out of ink');
    expect(await sendOnce(mail.to, async () => undefined, { patienceMs: 0 })).toBeUndefined();
    await sendOnce(mail.to, async () => mail, { patienceMs: 0 });
    expect(await mailTo(mail.to)).toHaveLength(1);
  });
});
