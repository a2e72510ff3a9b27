import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeProduct } from '../../../functions/api/payments/catalog.ts';
import { getProfile } from '../../../functions/api/profiles/reading/reads.ts';
import { createUser, deleteUser } from '../../../functions/api/users/accounts/users.ts';
import { readEmailClaim } from '../../../functions/table/accounts/email-claim.ts';
import { readProduct } from '../../../functions/table/payments/product.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const AUDIT = '/api/admin/audit';

const caller = {
  userId: 'f'.repeat(24),
  email: 'staff@plumbline.test',
  displayName: 'Staff',
  role: 'support',
  kind: 'provider',
};

describe('the log of what staff did', () => {
  let member: Staff;
  let staff: Api;
  let company: Person;
  let seeker: Person;
  const entriesOn = async (subject: string) => (await staff.get(AUDIT, { subject })).body.results;

  beforeAll(async () => {
    [member, company, seeker] = await Promise.all([newStaff(), newCompany(), newSeeker()]);
    staff = member.api;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('records who opened whose profile and when, before the response is sent', async () => {
    expect((await staff.get(`/api/profile/${seeker.profileId}`)).status).toBe(200);
    expect((await staff.get(`/api/company/profile/${company.profileId}`)).status).toBe(200);
    const [entry] = await entriesOn(seeker.profileId);
    expect(entry).toMatchObject({
      staff: { id: member.userId, name: 'Staff' },
      action: 'read profile',
      subject: { type: 'jobSeeker', id: seeker.profileId, name: expect.any(String) },
      date: expect.any(String),
    });
    expect(await entriesOn(company.profileId)).toMatchObject([
      { action: 'read profile', subject: { type: 'company' } },
    ]);
  });

  it('has one entry of an opened account or user for each member of staff and day, however often it loads', async () => {
    const [worker, other] = await Promise.all([newSeeker(), newStaff('Other')]);
    const open = async (by: Api) => {
      const paths = [`/api/admin/accounts/${worker.profileId}`, `/api/profile/${worker.profileId}`];
      for (const path of [...paths, `/api/users/${worker.userId}`]) expect((await by.get(path)).status).toBe(200);
    };
    await open(staff);
    await open(staff);
    expect(await entriesOn(worker.profileId)).toMatchObject([{ action: 'read profile' }]);
    expect(await entriesOn(worker.userId)).toMatchObject([{ action: 'read user' }]);
    await open(other.api);
    const readers = (await entriesOn(worker.profileId)).map((entry: { staff: { id: string } }) => entry.staff.id);
    expect(readers.toSorted()).toEqual([member.userId, other.userId].toSorted());
  });

  it("records nothing about views of users who aren't staff", async () => {
    const other = await newCompany();
    await other.api.get(`/api/company/profile/${company.profileId}`);
    await company.api.get(`/api/company/profile/${company.profileId}`);
    expect(await entriesOn(company.profileId)).toHaveLength(1);
  });

  it('records a changed price with the old and the new value', async () => {
    const amount = 4900 + Math.floor(Math.random() * 1000) + 1;
    await staff.patch('/api/payment/products/job_posting', { amount });
    await staff.patch('/api/payment/products/job_posting', { amount: 4900 });
    expect((await entriesOn('job_posting')).slice(0, 2)).toMatchObject([
      { action: 'change product', before: { cents: amount }, after: { cents: 4900 } },
      { after: { cents: amount } },
    ]);
  });

  it('returns entries page by page, by member of staff, newest first, to staff only', async () => {
    const first = await staff.get(AUDIT, { staff: member.userId, limit: '1' });
    const second = await staff.get(AUDIT, { staff: member.userId, limit: '1', cursor: first.body.cursor });
    expect(first.body.results[0].date >= second.body.results[0].date).toBe(true);
    expect(first.body.results[0].id).not.toBe(second.body.results[0].id);
    expect((await staff.get(AUDIT, { staff: '0'.repeat(24) })).body.results).toEqual([]);
    expect((await staff.get(AUDIT, { staff: 'nobody' })).status).toBe(400);
    expect((await staff.get(AUDIT, { subject: 'x'.repeat(81) })).status).toBe(400);
    expect((await company.api.get(AUDIT)).status).toBe(403);
    expect((await seeker.api.get(AUDIT)).status).toBe(403);
    expect((await api().get(AUDIT)).status).toBe(401);
  });

  it('is filtered by action, colleague and period together, and continues after a page without matches', async () => {
    const [worker, other] = await Promise.all([newSeeker(), newStaff('Other')]);
    const from = new Date().toISOString();
    await staff.get(`/api/admin/accounts/${worker.profileId}`);
    await staff.post(`/api/admin/accounts/${worker.profileId}/suspend`, { reason: 'Two disputes.' });
    await other.api.post(`/api/admin/accounts/${worker.profileId}/reinstate`, { reason: 'A mistake.' });
    const to = new Date(Date.now() + 1).toISOString();
    const actions = async (query: object) =>
      (await staff.get(AUDIT, { subject: worker.profileId, ...query })).body.results.map(
        ({ action }: { action: string }) => action,
      );
    expect(await actions({})).toEqual(['reinstate account', 'suspend account', 'read profile']);
    expect(await actions({ action: 'suspend account' })).toEqual(['suspend account']);
    expect(await actions({ staff: other.userId })).toEqual(['reinstate account']);
    expect(await actions({ staff: other.userId, action: 'suspend account' })).toEqual([]);
    expect(await actions({ from, to })).toHaveLength(3);
    expect(await actions({ to: from })).toEqual([]);
    expect(await actions({ from: to })).toEqual([]);
    const ofAll = { action: 'reinstate account', staff: other.userId, from, to };
    expect((await staff.get(AUDIT, ofAll)).body.results).toMatchObject([{ subject: { id: worker.profileId } }]);
    const wrong: Record<string, string>[] = [
      { action: 'lost' },
      { from: 'yesterday' },
      { to: '2026-01-01' },
      { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    ];
    for (const query of wrong) expect((await staff.get(AUDIT, query)).status, JSON.stringify(query)).toBe(400);
  });

  it('is downloaded as a file by admins only, which is recorded with its filter', async () => {
    const file = `${AUDIT}/export`;
    const roles = ['support', 'finance'] as const;
    for (const staffRole of roles) {
      const { api: by } = await newStaff(staffRole, { staffRole });
      expect((await by.post(file, {})).body.code).toBe('staff_right_missing');
    }
    expect((await company.api.post(file, {})).status).toBe(403);
    expect((await api().post(file, {})).status).toBe(401);
    const { status, body } = await staff.post(file, { staff: member.userId, action: 'change product' });
    expect(status).toBe(200);
    expect(body.results.length).toBeGreaterThan(1);
    for (const entry of body.results)
      expect(entry).toMatchObject({ action: 'change product', staff: { id: member.userId } });
    expect((await entriesOn('history'))[0]).toMatchObject({
      action: 'export history',
      subject: { type: 'list', id: 'history' },
      after: { action: 'change product', staff: member.userId, entries: body.results.length },
    });
  });

  it("reverts an action whose entry can't be written", async () => {
    failWritesOf('AuditEntry');
    const price = (await readProduct('candidate_job_briefing')).amount;
    const change = { params: { slug: 'candidate_job_briefing' }, body: { amount: price + 1 }, caller };
    await expect(changeProduct.run(change as never)).rejects.toThrow();
    expect((await readProduct('candidate_job_briefing')).amount).toBe(price);

    const email = `audit${Date.now()}@example.test`;
    await expect(createUser.run({ body: { email, password: PASSWORD }, caller } as never)).rejects.toThrow();
    expect(await readEmailClaim(email)).toBeUndefined();

    await expect(
      deleteUser.run({ params: { id: seeker.userId }, body: { reason: 'Asked for.' }, caller } as never),
    ).rejects.toThrow();
    expect((await seeker.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(200);

    await expect(getProfile.run({ params: { id: seeker.profileId }, caller } as never)).rejects.toThrow();
  });

  it('has no entry of a failed action', async () => {
    failWritesOf('Product');
    const before = (await entriesOn('candidate_job_briefing')).length;
    const change = { params: { slug: 'candidate_job_briefing' }, body: { amount: 1 }, caller };
    await expect(changeProduct.run(change as never)).rejects.toThrow();
    expect(await entriesOn('candidate_job_briefing')).toHaveLength(before);
  });
});
