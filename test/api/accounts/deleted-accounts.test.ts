import '../../support/cloud/handler-environment.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entriesBetween } from '../../../functions/table/access/access-entry.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { acceptInvitation, invitationKeyOf, invite, newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { buy, orderOf, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';
import { apply, buy as pay, postJob, staffApi } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const UNLOCK = 'unlock_applicant_resume_skill_2';
const remove = ({ api, userId }: Person) => api.delete(`/api/users/${userId}`, { currentPassword: PASSWORD });

describe('a job seeker who deletes the account', () => {
  let company: Person;
  let job: string;
  let seeker: Person;

  const subject = () => ({ candidate_profile_id: seeker.profileId });
  const read = (as = company) => as.api.get(`/api/profile/${seeker.profileId}`);
  const record = async (id: string) => (await company.api.post('/api/payment', { id })).body;
  const refunds = async (id: string) => (await stripeSide().refunds.list({ payment_intent: id })).data.length;

  beforeAll(async () => {
    company = await newCompany();
    job = await postJob(company);
  });
  beforeEach(async () => {
    seeker = await newSeeker();
  });

  it("[PAY-24] can't be bought any more, by an earlier intent or after an application, and the payment is refunded", async () => {
    await apply(seeker, company, job);
    const id = await buy(company, UNLOCK, subject());
    const secret = await secretOf(company, id);
    expect((await remove(seeker)).status).toBe(200);
    await payWithSecret(id, secret);
    expect(await record(id)).toEqual({ fulfilled: false, status: 'succeeded' });
    expect(await refunds(id)).toBe(1);
    // The purchase counts as paid until Stripe's refund event arrives.
    const again = () => company.api.post('/api/payment/intent', orderOf(UNLOCK, subject()));
    await expect.poll(async () => (await again()).status, { timeout: 30_000 }).toBe(404);
    await settled();
    const { results, total } = (await company.api.get(`/api/jobs/${job}/applicants`)).body;
    expect({ results, total }).toEqual({ results: [], total: 0 });
  });

  it('[ACC-36] leaves an earlier buyer a note and a receipt without personal data; others get 404', async () => {
    await pay(company, { product_slug: UNLOCK, ...subject() });
    expect((await read()).body).toMatchObject({ lastName: 'Yoder', email: seeker.email });
    await remove(seeker);
    expect((await read()).status).toBe(410);
    expect((await read()).body).toEqual({ code: 'account_deleted', message: 'This person deleted their account.' });
    expect((await read(await newCompany())).status).toBe(404);
    const [row] = (await company.api.get('/api/payment/payment-history')).body.results;
    expect(row.subject).toEqual({
      profile: seeker.profileId,
      name: `Jobseeker${seeker.profileId.slice(0, 4)}`,
    });
    const pages = [`/api/payment/receipt/${row.id}`, '/api/connections', `/api/company/profile/${company.profileId}`];
    for (const page of pages) {
      const text = JSON.stringify((await company.api.get(page)).body);
      for (const trace of ['Yoder', seeker.email, '555-0142']) expect(text).not.toContain(trace);
    }
  });

  it('[ACC-36] leaves the answer to a briefing, with its date and without its words', async () => {
    const briefing = await newBriefing(company, seeker);
    const about = { type: 'job', job: briefing };
    await seeker.api.patch(`/api/profile/access/reject/${company.profileId}`, { ...about, reason: 'I moved to Ohio' });
    const stored = async () => (await entriesBetween(seeker.profileId, company.profileId))[0];
    const before = await stored();
    expect(before).toMatchObject({ state: 'rejected', reason: 'I moved to Ohio' });
    await remove(seeker);
    await settled();
    const { reason: _, ...kept } = { ...before };
    expect(await stored()).toEqual(kept);
  });

  it('[PAY-24] during a payment is either delivered first, or the payment is refunded', async () => {
    const id = await buy(company, UNLOCK, subject());
    await payWithSecret(id, await secretOf(company, id));
    const [answer, { status }] = await Promise.all([record(id), remove(seeker)]);
    expect(status).toBe(200);
    const isSold = answer.fulfilled === true;
    expect(await refunds(id)).toBe(isSold ? 0 : 1);
    expect((await read()).status).toBe(isSold ? 410 : 404);
  });

  it('[ACC-36] concurrently with saves of the profile makes the saves fail, not the deletion', async () => {
    const path = `/api/profile/${seeker.profileId}`;
    const saves = Array.from({ length: 4 }, (_, at) => seeker.api.patch(path, { description: `<p>${at}</p>` }));
    const [{ status }, ...answers] = await Promise.all([remove(seeker), ...saves]);
    expect(status).toBe(200);
    for (const answer of answers) expect([200, 401, 404, 409]).toContain(answer.status);
    expect((await read()).status).toBe(404);
  });
});

describe('a refund', () => {
  it('[APP-27] [PAY-24] while the application is being accepted leaves no details open', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    const job = await postJob(company);
    await apply(seeker, company, job);
    await pay(company, { product_slug: UNLOCK, candidate_profile_id: seeker.profileId });
    const [{ id }] = (await company.api.get('/api/payment/payment-history')).body.results;
    const staff = await staffApi(PASSWORD);
    const [granted, refunded] = await Promise.all([
      company.api.patch(`/api/company/profile/access/grant/${seeker.profileId}`, { type: 'job-application', job }),
      staff.post('/api/payment/refund', { id, reason: 'The number is dead' }),
    ]);
    expect([200, 409]).toContain(granted.status);
    expect(refunded.status).toBe(200);
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body.redacted).toBe(true);
    expect(JSON.stringify((await company.api.get('/api/connections')).body)).not.toContain(seeker.email);
  });
});

describe('a company whose users delete their accounts', () => {
  it('[TBX-08] counts its owners correctly, however often one of them is deleted', async () => {
    const one = await newCompany();
    const [two, three] = [await newColleague(one, { role: 'owner' }), await newColleague(one, { role: 'owner' })];
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => remove(one)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const status of statuses) expect([200, 401, 404]).toContain(status);
    const demote = (by: Person, whom: Person) =>
      by.api.patch(`/api/users/company-user/${whom.userId}`, { role: 'member' });
    expect((await demote(two, three)).status).toBe(200);
    expect((await demote(two, two)).body.message).toBe('A company needs at least one owner.');
  });

  it('no longer names a user who left', async () => {
    const one = await newCompany();
    const two = await newColleague(one, { role: 'owner' });
    await one.api.patch(`/api/users/company-user/${one.userId}`, { displayName: 'Travis Yoder' });
    await remove(one);
    const { body } = await two.api.get(`/api/company/profile/${one.profileId}`);
    expect(body.email).toBe(two.email);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Travis Yoder|${one.email}`));
  });

  it('[EMP-06] closes with its last user: no one can apply to it, invite it or buy anything for it', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    const job = await postJob(company);
    const invited = await invite(company);
    const key = await invitationKeyOf(invited.body.email);
    await company.api.patch(`/api/users/company-user/${invited.body.id}`, { status: 'disabled' });
    expect((await remove(company)).status).toBe(200);
    const path = `/api/company/profile/access/request/${company.profileId}`;
    const asked = await seeker.api.patch(path, { type: 'job-application', job });
    expect(asked).toMatchObject({ status: 409, body: { message: 'This Job has been deleted' } });
    expect((await acceptInvitation(key)).status).toBe(400);
    await until(async () => (await seeker.api.get(`/api/jobs/${job}`)).status !== 200);
  });
});
