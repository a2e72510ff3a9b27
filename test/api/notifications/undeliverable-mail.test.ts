import '../../support/cloud/handler-environment.ts';
import { describe, expect, it } from 'vitest';
import { handler } from '../../../functions/events/mail-feedback/handler.ts';
import { hashOf } from '../../../functions/platform/ids.ts';
import { readAddressMark } from '../../../functions/table/accounts/address-mark.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { mailTo, metricValues } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, simulatedEmail } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const APPLIED = /^New application for/;

/** A company with this address that has posted a job, whose receipt was its first mail. */
const companyAt = async (email: string): Promise<{ company: Person; job: string }> => {
  const company = await newCompany({}, email);
  const job = await postJob(company);
  await settled();
  return { company, job };
};

const bounceOf = (email: string, sentAt: string, since = sentAt) => ({
  detail: {
    eventType: 'Bounce' as const,
    mail: { timestamp: sentAt, messageId: 'm' },
    bounce: { bounceType: 'Permanent', timestamp: since, bouncedRecipients: [{ emailAddress: email }] },
  },
});

describe('an e-mail that comes back', () => {
  it.each([
    ['bounce', 'bounced'],
    ['complaint', 'complained'],
  ] as const)('marks the address and its user after a %s, with the reason', async (mailbox, reason) => {
    const { company } = await companyAt(simulatedEmail(mailbox));
    expect(await readAddressMark(company.email)).toMatchObject({ reason });
    expect((await readUser(company.userId))?.mailProblem).toMatchObject({ reason });
  });

  it('stops later e-mails of every kind to the address, but no notification', async () => {
    const [{ company, job }, seeker] = [await companyAt(simulatedEmail()), await newSeeker()];
    const before = await mailTo(company.email);
    const stopped = (await metricValues()).MailsStopped?.length ?? 0;

    await apply(seeker, company, job);
    expect(await notificationsOf(company, 'newApplicant')).toHaveLength(1);
    await company.api.post('/api/users/email-change', { email: simulatedEmail(), currentPassword: company.password });
    await settled();

    expect(await mailTo(company.email)).toEqual(before);
    expect((await metricValues()).MailsStopped?.length ?? 0).toBeGreaterThan(stopped);
  });

  it('changes nothing for an address that takes its e-mails', async () => {
    const [{ company, job }, seeker] = [await companyAt(simulatedEmail('success')), await newSeeker()];
    await apply(seeker, company, job);
    expect(await mailsAbout(company, APPLIED)).toHaveLength(1);
    expect(await readAddressMark(company.email)).toBeUndefined();
  });
});

describe('an event about an e-mail', () => {
  it('changes nothing when it is delivered again, or after a newer one', async () => {
    const seeker = await newSeeker();
    const newer = bounceOf(seeker.email, '2026-03-01T10:00:00.000Z');
    await handler(newer);
    const marked = await readAddressMark(seeker.email);
    await handler(newer);
    await handler(bounceOf(seeker.email, '2026-02-01T10:00:00.000Z'));
    expect(await readAddressMark(seeker.email)).toEqual(marked);
    expect((await readUser(seeker.userId))?.mailProblem?.since).toBe('2026-03-01T10:00:00.000Z');
  });

  it('marks an address whose letters SES writes in another case', async () => {
    const seeker = await newSeeker();
    await handler(bounceOf(seeker.email.toUpperCase(), '2026-03-01T10:00:00.000Z'));
    expect((await readUser(seeker.userId))?.mailProblem).toBeDefined();
  });

  it('marks an address without an account for seven days', async () => {
    const email = simulatedEmail();
    await handler(bounceOf(email, '2026-03-01T10:00:00.000Z'));
    const { ttl } = (await readAddressMark(email)) ?? {};
    expect(ttl).toBeGreaterThan(0);
  });

  it('leaves nothing of an address when its account is deleted, and stores only a hash afterwards', async () => {
    const seeker = await newSeeker();
    await handler(bounceOf(seeker.email, '2026-03-01T10:00:00.000Z'));
    expect((await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: seeker.password })).status).toBe(
      200,
    );
    await settled();
    expect(await readAddressMark(seeker.email)).toBeUndefined();

    await handler(bounceOf(seeker.email, '2026-03-02T10:00:00.000Z'));
    const marks = Object.values(await wholeTable()).filter((item) =>
      JSON.stringify(item).includes(hashOf(seeker.email)),
    );
    expect(marks).toHaveLength(1);
    expect(JSON.stringify(marks)).not.toContain(seeker.email);
    expect(marks[0]).toHaveProperty('ttl');
  });
});
