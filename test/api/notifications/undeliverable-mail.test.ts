import '../../support/cloud/handler-environment.ts';
import { describe, expect, it } from 'vitest';
import { handler } from '../../../functions/events/mail-feedback/handler.ts';
import { epochSeconds, now } from '../../../functions/platform/clock.ts';
import { hashOf } from '../../../functions/platform/ids.ts';
import { readAddressMark } from '../../../functions/table/accounts/address-mark.ts';
import { readUser } from '../../../functions/table/accounts/user.ts';
import { fault, mailTo, metricValues, until } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { invite } from '../../support/people/company-users.ts';
import { bounceOf, companyAt } from '../../support/people/mail-marks.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newEmail, newSeeker, type Person, signIn, simulatedEmail } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { buy, payByCard, stripeSide } from '../../support/posts/card-payments.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { UNLOCK_2 } from '../../support/posts/paid-unlocks.ts';

const APPLIED = /^New application for/;

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

describe('"Try again"', () => {
  it("ends the mark of the caller's address, so that the next e-mail is sent, and an earlier event changes nothing", async () => {
    const [{ company, job }, seeker] = [await companyAt(simulatedEmail()), await newSeeker()];
    const before = (await mailTo(company.email)).length;
    expect((await company.api.post('/api/users/mail/try-again')).status).toBe(200);
    expect(await readAddressMark(company.email)).toBeUndefined();
    expect((await readUser(company.userId))?.mailProblem).toBeUndefined();

    await handler(bounceOf(company.email, '2026-03-01T10:00:00.000Z', new Date(Date.now() + 60_000).toISOString()));
    expect(await readAddressMark(company.email)).toBeUndefined();

    await apply(seeker, company, job);
    await settled();
    expect((await mailTo(company.email)).length).toBe(before + 1);
    // The mailbox simulator bounces that one too.
    expect(await readAddressMark(company.email)).toMatchObject({ reason: 'bounced' });
  });

  it('works three times a day for an address, and changes nothing for an address that works', async () => {
    const { company } = await companyAt(simulatedEmail());
    for (let round = 0; round < 3; round += 1) {
      await handler(bounceOf(company.email, new Date(Date.now() + (round + 1) * 60_000).toISOString()));
      expect((await company.api.post('/api/users/mail/try-again')).status).toBe(200);
    }
    await handler(bounceOf(company.email, new Date(Date.now() + 10 * 60_000).toISOString()));
    expect((await company.api.post('/api/users/mail/try-again')).status).toBe(429);

    const seeker = await newSeeker();
    for (let round = 0; round < 5; round += 1)
      expect((await seeker.api.post('/api/users/mail/try-again')).status).toBe(200);
  });

  it('keeps the mark while SES does not answer', async () => {
    const { company } = await companyAt(simulatedEmail());
    await fault({ dependency: 'ses', mode: 'fail', match: 'DeleteSuppressedDestination' });
    expect((await company.api.post('/api/users/mail/try-again')).status).toBe(500);
    await fault({ dependency: 'ses', mode: 'off' });
    expect(await readAddressMark(company.email)).toBeDefined();
    expect((await company.api.post('/api/users/mail/try-again')).status).toBe(200);
  });

  it('is chosen by staff who handle requests, and by no other role, and is in the history', async () => {
    const { company } = await companyAt(simulatedEmail());
    const path = `/api/admin/users/${company.userId}/mail/try-again`;
    const [finance, support] = [
      await newStaff('Finance', { staffRole: 'finance' }),
      await newStaff('Support', { staffRole: 'support' }),
    ];
    expect((await finance.api.post(path)).status).toBe(403);
    expect((await company.api.post(path)).status).toBe(403);
    const read = () => support.api.get(`/api/admin/accounts/${company.profileId}`);
    expect((await read()).body.users).toMatchObject([
      { mailProblem: { reason: 'bounced', diagnostic: 'smtp; 550 5.1.1 user unknown' } },
    ]);

    expect((await support.api.post(path)).status).toBe(200);

    expect((await read()).body.users[0]).not.toHaveProperty('mailProblem');
    const { results } = (await support.api.get('/api/admin/audit', { subject: company.profileId })).body;
    expect(results.map(({ action }: { action: string }) => action)).toContain('try mail again');
  });
});

describe('a new address', () => {
  it('ends the mark, and is mailed', async () => {
    const { company } = await companyAt(simulatedEmail());
    const email = simulatedEmail('success');
    await company.api.post('/api/users/email-change', { email, currentPassword: company.password });
    const link = (await mailTo(email))[0]?.links.find((each) => each.includes('key=')) ?? '';
    const key = new URL(link).searchParams.get('key');
    expect((await api().post('/api/users/email-change/confirm', { key })).status).toBe(200);
    expect((await readUser(company.userId))?.mailProblem).toBeUndefined();
    expect(await readAddressMark(company.email)).toBeUndefined();
  });
});

describe('the checkout of contact details', () => {
  const intentFor = async (company: Person, seeker: Person) =>
    (
      await company.api.get(
        `/api/payment/intent/${await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId })}`,
      )
    ).body;

  it("says before the payment that a worker's e-mail fails, without the address or the name", async () => {
    const [company, seeker] = [await newCompany(), await newSeeker({}, simulatedEmail())];
    await handler(bounceOf(seeker.email, '2026-03-01T10:00:00.000Z'));
    const intent = await intentFor(company, seeker);
    expect(intent.emailFails).toEqual({ hasPhone: true });
    expect(JSON.stringify(intent)).not.toMatch(/simulator|Yoder/);
  });

  it.each([
    ['is canceled', (id: string) => stripeSide().paymentIntents.cancel(id)],
    ['is paid', undefined],
  ])('says nothing once the intent %s', async (_, cancel) => {
    const [company, seeker] = [await newCompany(), await newSeeker({}, simulatedEmail())];
    await handler(bounceOf(seeker.email, '2026-03-01T10:00:00.000Z'));
    const id = await buy(company, UNLOCK_2, { candidate_profile_id: seeker.profileId });
    const read = async () => (await company.api.get(`/api/payment/intent/${id}`)).body;
    expect(await read()).toHaveProperty('emailFails');
    await (cancel ? cancel(id) : payByCard(company, id));
    await company.api.post('/api/payment/intent', { id, confirmed: !cancel });
    expect(await until(async () => !('emailFails' in (await read())))).toBe(true);
  });

  it('says nothing of a worker when the company buys something else', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker({}, simulatedEmail())];
    await handler(bounceOf(seeker.email, '2026-03-01T10:00:00.000Z'));
    const subject = { candidate_profile_id: seeker.profileId, job_ids: [await postJob(company)] };
    const id = await buy(company, 'send_job_post_match', subject);
    expect((await company.api.get(`/api/payment/intent/${id}`)).body).not.toHaveProperty('emailFails');
  });

  it("says nothing of a worker whose e-mail works, and nothing again after the worker's try", async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    expect(await intentFor(company, seeker)).not.toHaveProperty('emailFails');
    await handler(bounceOf(seeker.email, '2026-03-01T10:00:00.000Z'));
    expect(await intentFor(company, seeker)).toHaveProperty('emailFails');
    await seeker.api.post('/api/users/mail/try-again');
    expect(await intentFor(company, seeker)).not.toHaveProperty('emailFails');
  });
});

describe('the session', () => {
  it("says why e-mails to the user don't arrive, and nothing for an address that works", async () => {
    const [{ company }, seeker] = [await companyAt(simulatedEmail('complaint')), await newSeeker()];
    expect((await signIn(company.email)).userData.mailProblem).toMatchObject({ reason: 'complained' });
    expect((await signIn(seeker.email)).userData).not.toHaveProperty('mailProblem');
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
    const { ttl = 0 } = (await readAddressMark(email)) ?? {};
    const days = (ttl - epochSeconds(now())) / 86_400;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('keeps the mark of an account when an unused invitation to its address is deleted', async () => {
    const [company, email, staff] = [await newCompany(), newEmail(), await newStaff()];
    const { body: invited } = await invite(company, { email });
    const seeker = await newSeeker({}, email);
    await handler(bounceOf(email, '2026-03-01T10:00:00.000Z'));

    expect((await staff.api.delete(`/api/users/${invited.id}`, { reason: 'Never came.' })).status).toBe(200);

    expect(await readAddressMark(email)).toMatchObject({ reason: 'bounced' });
    expect((await readUser(seeker.userId))?.mailProblem).toBeDefined();
  });

  it('keeps the e-mail about a closed account from an address that is marked, and from no other', async () => {
    const [staff, dead, working] = [await newStaff(), await newSeeker(), await newSeeker()];
    await handler(bounceOf(dead.email, '2026-03-01T10:00:00.000Z'));
    for (const { userId } of [dead, working])
      expect((await staff.api.delete(`/api/users/${userId}`, { reason: 'Asked for it.' })).status).toBe(200);
    const reasonsTo = async ({ email }: Person) =>
      (await mailTo(email)).filter(({ text }) => text.includes('Asked for it.'));
    expect(await reasonsTo(dead)).toEqual([]);
    expect(await reasonsTo(working)).toHaveLength(1);
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
    expect(marks[0]).toHaveProperty('diagnostic', '550 <[email]> unknown');
    expect(marks[0]).toHaveProperty('ttl');
  });
});
