import '../../support/cloud/handler-environment.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMatchesOfJob } from '../../../functions/events/projector/project-job.ts';
import { reconcileMatches } from '../../../functions/events/projector/reconcile-matches.ts';
import { readJob } from '../../../functions/table/jobs/job.ts';
import { removeMatches } from '../../../functions/table/matching/match-changes.ts';
import { origin, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { draftJob, jobFields, postJob, staffApi } from '../../support/posts/hiring.ts';
import { inQueue } from '../../support/posts/queue.ts';

const REPORTS = '/api/admin/reports';
/** A text longer than two companies would write identically by chance. */
const DESCRIPTION = `<p>${'You lead a crew of four, lay out walls and floors and set trusses. '.repeat(4)}</p>`;

let staff: Api;
let company: Person;

type Row = {
  id: string;
  date: string;
  reason: string;
  details: string;
  subject: { id: string };
  account: { id: string };
};

/** The signals about an account, oldest first. */
const noticedOf = async (account: string): Promise<Row[]> => {
  const rows: Row[] = [...(await inQueue(staff, 'signal')), ...(await inQueue(staff, 'signal', 'closed'))];
  return rows.filter((row) => row.account.id === account).toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

beforeAll(async () => {
  [staff, company] = await Promise.all([staffApi(PASSWORD), newCompany()]);
});

describe('an automatic report of the product', () => {
  it('names contact details in a published job, once until the details change', async () => {
    const description = '<p>Call <strong>(574) 555-0142</strong> or write to jobs@lakeland.example.</p>';
    const draft = await draftJob(company, { description });
    await settled();
    expect(await noticedOf(company.profileId)).toEqual([]);
    const job = await postJob(company, { description });
    await settled();
    const noticed = {
      id: expect.any(String),
      kind: 'job',
      subject: { id: job, name: 'Lead Framing Carpenter' },
      account: { id: company.profileId, type: 'company', name: expect.any(String) },
      reason: 'contact-in-text',
      details: '(574) 555-0142, jobs@lakeland.example',
      date: expect.any(String),
      state: 'open',
    };
    expect(await noticedOf(company.profileId)).toMatchObject([noticed]);

    await company.api.patch(`/api/jobs/${job}`, jobFields({ description, name: 'Framing Carpenter' }));
    await settled();
    expect(await noticedOf(company.profileId)).toMatchObject([noticed]);
    await company.api.patch(`/api/jobs/${job}`, jobFields({ description: '<p>Call 574-555-0199.</p>' }));
    await settled();
    expect((await noticedOf(company.profileId)).map(({ details }) => details)).toEqual([
      noticed.details,
      '574-555-0199',
    ]);
    expect(await noticedOf(draft)).toEqual([]);
  });

  it('names contact details in the short texts, the lists and the questions of a job', async () => {
    const owner = await newCompany();
    await postJob(owner, {
      hours: 'Ask hours@lakeland.example',
      area: 'Map: www.lakeland.example/map',
      benefits: ['See www.lakeland.example/benefits'],
      questions: [{ text: 'Can you text 574-555-0142?', wantsYes: true }],
    });
    await settled();
    expect((await noticedOf(owner.profileId)).map(({ details }) => details)).toEqual([
      'hours@lakeland.example, www.lakeland.example/map, www.lakeland.example/benefits, 574-555-0142',
    ]);
  });

  it("is closed by staff as a user's report is, and does not come back", async () => {
    const owner = await newCompany();
    const job = await postJob(owner, { whyWorkHere: '<p>See www.lakeland.example</p>' });
    await settled();
    const [{ id } = { id: '' }] = await noticedOf(owner.profileId);
    const note = 'Their own page, which says nothing else.';
    expect((await staff.patch(`${REPORTS}/${id}`, { outcome: 'kept', note })).body).toMatchObject({ state: 'closed' });
    await owner.api.patch(`/api/jobs/${job}`, jobFields({ whyWorkHere: '<p>We are at www.lakeland.example</p>' }));
    await settled();
    expect(await noticedOf(owner.profileId)).toMatchObject([
      { id, state: 'closed', closed: { outcome: 'kept', note } },
    ]);
  });

  it("names a description that another company has published before, and never the company's own copy", async () => {
    const [first, second] = await Promise.all([newCompany({ name: 'Pike Lake Framing' }), newCompany()]);
    await postJob(first, { description: DESCRIPTION });
    await postJob(first, { description: DESCRIPTION });
    await settled();
    const copy = await postJob(second, { description: DESCRIPTION.toUpperCase().replaceAll('P>', 'p>') });
    await settled();
    expect(await noticedOf(first.profileId)).toEqual([]);
    expect(await noticedOf(second.profileId)).toMatchObject([
      { subject: { id: copy }, reason: 'copied-job', details: 'The description of a job of Pike Lake Framing' },
    ]);
  });

  it('names the fifth account that one address creates in a day, without rejecting anyone', async () => {
    const made: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { token } = await newAccount('candidate');
      const form = {
        ...{ firstName: 'Travis', lastName: 'Yoder', phoneNumber: '(574) 555-0142', zip: '46590' },
        ...{ desiredPosition: ['Full-Time'], tradeCategories: ['Carpentry'] },
      };
      const { status, body } = await api(token, undefined, '203.0.113.77').post('/api/candidates/upsert', form);
      expect(status).toBeLessThan(300);
      made.push(body.id);
    }
    const noticed = await Promise.all(made.map(noticedOf));
    expect(noticed.map((rows) => rows.map(({ reason, details }) => ({ reason, details })))).toEqual([
      [],
      [],
      [],
      [],
      [{ reason: 'many-accounts', details: '5 accounts from one address in a day' }],
      [{ reason: 'many-accounts', details: '6 accounts from one address in a day' }],
    ]);
  });

  it('names the fifth declined card of a company in a day, once', async () => {
    const payer = await newCompany();
    const job = await draftJob(payer);
    const order = { product_slug: 'job_posting', job_id: job, return_url: '/employees/jobs' };
    const { id } = (await payer.api.post('/api/payment/intent', { ...order, idempotencyKey: randomUUID() })).body;
    const { client_secret } = (await payer.api.get(`/api/payment/intent/${id}`)).body;
    const decline = async () => {
      const response = await fetch(`${origin()}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_local' },
        body: new URLSearchParams({ client_secret, payment_method: 'pm_card_chargeDeclined' }),
      });
      expect(response.status).toBe(402);
    };
    for (let at = 0; at < 4; at += 1) await decline();
    expect(await noticedOf(payer.profileId)).toEqual([]);
    await decline();
    await until(async () => (await noticedOf(payer.profileId)).length === 1);
    await decline();
    expect(await noticedOf(payer.profileId)).toMatchObject([
      { reason: 'declined-cards', details: '5 cards declined in a day', subject: { id: payer.profileId } },
    ]);
  });

  it('names a job with more new matches than one change adds, once, and the best of them are added', async () => {
    const [hiring, ...seekers] = await Promise.all([newCompany(), newSeeker(), newSeeker(), newSeeker()]);
    const job = await postJob(hiring);
    await settled();
    const item = (await readJob(job))!;
    const { stored, fits } = await readMatchesOfJob(item);
    const ours = fits.filter(({ seeker }) => seekers.some(({ profileId }) => profileId === seeker));
    expect(ours).toHaveLength(3);
    await removeMatches(stored);
    const who = { account: hiring.profileId, accountType: 'company' } as const;
    const about = { kind: 'job', subject: job, subjectName: item.name, ...who } as const;
    const add = () => reconcileMatches([], ours, item.updatedAt, { about, most: 2, quiet: true });
    await reconcileMatches([], ours.slice(0, 2), item.updatedAt, { about, most: 2, quiet: true });
    expect(await noticedOf(hiring.profileId)).toEqual([]);
    await add();
    await add();
    expect(await noticedOf(hiring.profileId)).toMatchObject([
      { reason: 'many-matches', details: '3 new matches were found, and the best 2 were added.', subject: { id: job } },
    ]);
  });

  it('is for staff only', async () => {
    expect((await company.api.get('/api/admin/queue', { kind: 'signal' })).status).toBe(403);
  });
});
