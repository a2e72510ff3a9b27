import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { buy, orderOf, payByCard, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, jobFields, searchFinding } from '../../support/posts/hiring.ts';

const INTENT = '/api/payment/intent';
const SLUG = 'candidate_job_briefing';

describe('a job briefing', () => {
  let company: Person;
  let rival: Person;
  let seeker: Person;
  let other: Person;

  const briefingFor = ({ profileId }: Person) =>
    draftJob(company, { name: 'Foreman', briefing: true, published: true, recipient: profileId });
  const subject = (job_id: string, { profileId }: Person = seeker) => ({ job_id, candidate_profile_id: profileId });
  const ask = (given: object, as = company) => as.api.post(INTENT, orderOf(SLUG, given));
  const pay = async (id: string) => {
    await payByCard(company, id);
    return (await company.api.post('/api/payment', { id })).body;
  };
  const statusFor = async (person: Person, job: string) => (await person.api.get(`/api/jobs/${job}`)).status;

  beforeAll(async () => {
    [company, rival, seeker, other] = await Promise.all([newCompany(), newCompany(), newSeeker(), newSeeker()]);
  });

  it('[BRF-01] is a draft for one job seeker, separate from the jobs, and hidden from everyone else', async () => {
    const before = (await company.api.get('/api/jobs')).body.total;
    const job = await briefingFor(seeker);
    expect((await company.api.get(`/api/jobs/${job}`)).body).toMatchObject({ briefing: true, published: false });
    for (const person of [seeker, other, rival]) expect(await statusFor(person, job)).toBe(404);
    expect((await company.api.get('/api/jobs')).body.total).toBe(before);
  });

  it('[BRF-01] needs a recipient who exists and is a job seeker', async () => {
    const create = (more: object) => company.api.post('/api/jobs', jobFields({ briefing: true, ...more }));
    const missing = await create({});
    expect({ status: missing.status, path: missing.body.errors[0].path }).toEqual({ status: 400, path: 'recipient' });
    expect((await create({ recipient: rival.profileId })).status).toBe(404);
    expect((await create({ recipient: 'f'.repeat(24) })).status).toBe(404);
    expect((await create({ recipient: seeker.profileId })).status).toBe(201);
  });

  it('is sent when it is paid: only the recipient finds it', async () => {
    const job = await briefingFor(seeker);
    const id = await buy(company, SLUG, subject(job));
    expect((await company.api.get(`${INTENT}/${id}`)).body).toMatchObject({
      amount: 4900,
      metadata: { product_name: 'Candidate Job Briefing' },
      subject: { job, jobName: 'Foreman', profile: seeker.profileId },
    });
    expect(await statusFor(seeker, job)).toBe(404);
    expect(await pay(id)).toEqual({ fulfilled: true, status: 'succeeded' });
    expect(await statusFor(seeker, job)).toBe(200);
    for (const person of [other, rival]) expect(await statusFor(person, job)).toBe(404);
    const { results } = (await seeker.api.get('/api/profile/access/requested')).body;
    expect(results).toContainEqual(expect.objectContaining({ type: 'job', job, profile: company.profileId }));
    expect((await company.api.get(`/api/profile/${seeker.profileId}`)).body.redacted).toBe(true);
  });

  it('[BRF-01] is never found by a search', async () => {
    const job = await briefingFor(seeker);
    await pay(await buy(company, SLUG, subject(job)));
    const posted = await draftJob(company, { name: 'Posted Beside' });
    await payByCard(company, await buy(company, 'job_posting', { job_id: posted }));
    const form = { zip: '46590', limit: 100 };
    const { result } = await searchFinding(other, posted, form);
    expect(result.map(({ id }: { id: string }) => id)).not.toContain(job);
  });

  it('[PAY-26] can be accepted after it was paid, which opens the details of both', async () => {
    const job = await briefingFor(other);
    const grant = () => other.api.patch(`/api/profile/access/grant/${company.profileId}`, { type: 'job', job });
    expect((await grant()).status).toBe(404);
    await pay(await buy(company, SLUG, subject(job, other)));
    expect((await grant()).status).toBe(200);
    expect((await company.api.get(`/api/profile/${other.profileId}`)).body.redacted).toBe(false);
  });

  it("[PAY-26] is sold for the company's own draft briefing and its recipient, once", async () => {
    const job = await briefingFor(seeker);
    const codeOf = async (given: object, as = company) => (await ask(given, as)).body.code;
    expect(await codeOf(subject(job, other))).toBe('briefing_taken');
    expect(await codeOf(subject(job), rival)).toBe('purchase_job_not_found');
    expect(await codeOf(subject('f'.repeat(24)))).toBe('purchase_job_not_found');
    expect(await codeOf(subject(await draftJob(company)))).toBe('product_unfit_for_job');
    expect(await codeOf({ candidate_profile_id: seeker.profileId })).toBe('field_required');
    expect(await codeOf({ job_id: job })).toBe('field_required');
    expect(await codeOf(subject(job), seeker)).toBe('forbidden');
    const posting = orderOf('job_posting', { job_id: job });
    expect((await company.api.post(INTENT, posting)).body.code).toBe('product_unfit_for_job');
    await pay(await buy(company, SLUG, subject(job)));
    expect(await codeOf(subject(job))).toBe('purchase_completed');
  });

  it('[PAY-26] is refunded when the briefing was deleted before it was paid', async () => {
    const job = await briefingFor(seeker);
    const id = await buy(company, SLUG, subject(job));
    const secret = await secretOf(company, id);
    await company.api.delete(`/api/jobs/${job}`);
    expect((await ask(subject(job))).body.code).toBe('purchase_job_deleted');
    await payWithSecret(id, secret);
    const { body } = await company.api.post('/api/payment', { id });
    expect(body).toEqual({ fulfilled: false, status: 'succeeded' });
    expect((await stripeSide().refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([4900]);
    expect(await statusFor(seeker, job)).toBe(404);
  });
});
