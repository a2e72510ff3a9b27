import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { postJob, staffApi } from '../../support/posts/hiring.ts';

const COMPANIES = '/api/admin/companies';
const SEEKERS = '/api/admin/jobSeekers';
/** A word that no other test's names contain. */
const WORD = `zq${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;

describe("staff's lists of accounts", () => {
  let staff: Api;
  let company: Person;
  let vendor: Person;
  let seeker: Person;

  beforeAll(async () => {
    staff = await staffApi(PASSWORD);
    [company, vendor, seeker] = await Promise.all([
      newCompany({ name: `Ñandú ${WORD} Builders` }),
      newCompany({ name: `${WORD} Supply`, type: 'vendor', selfPerformWork: false }),
      newSeeker({ firstName: 'Travis', lastName: `O'${WORD}` }),
    ]);
    await postJob(company);
    await settled();
  });

  it('[ADM-03] list companies by name, with the number of jobs they posted', async () => {
    const { status, body } = await staff.post(COMPANIES, { search: WORD });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          _id: company.profileId,
          name: `Ñandú ${WORD} Builders`,
          kind: 'provider',
          city: 'Winona Lake',
          state: 'IN',
          email: company.email,
          status: 'active',
          complete: expect.any(Boolean),
          jobs: 1,
          lastActivity: expect.any(String),
          createdAt: expect.any(String),
        },
        expect.objectContaining({ _id: vendor.profileId, kind: 'vendor', jobs: 0 }),
      ],
      total: 2,
      closed: 0,
      more: false,
    });
    expect((await staff.post('/api/company/admin/companies', { search: WORD })).body).toEqual(body);
  });

  it("[ADM-03] list job seekers with their email, and neither group in the other's list", async () => {
    const { body } = await staff.post(SEEKERS, { search: seeker.email });
    expect(body.results).toMatchObject([{ _id: seeker.profileId, kind: 'candidate', status: 'active' }]);
    expect(body.results[0]).not.toHaveProperty('jobs');
    expect((await staff.post(COMPANIES, { search: seeker.email })).body).toMatchObject({ results: [], total: 0 });
  });

  it('[ADM-03] are for staff only', async () => {
    for (const path of [COMPANIES, SEEKERS, '/api/company/admin/companies']) {
      expect((await api().post(path, {})).status, path).toBe(401);
      expect((await company.api.post(path, {})).status, path).toBe(403);
      expect((await seeker.api.post(path, {})).status, path).toBe(403);
    }
  });

  it('find by the start of any word, without accents, and by several consecutive words', async () => {
    const ids = async (search: string) =>
      (await staff.post(COMPANIES, { search })).body.results.map(({ _id }: { _id: string }) => _id);
    expect(await ids(`nandu ${WORD}`)).toEqual([company.profileId]);
    expect(await ids(`${WORD.toUpperCase()} bui`)).toEqual([company.profileId]);
    expect(await ids(`builders ${WORD}`)).toEqual([]);
  });

  it('are filtered by kind, state and status, and paged', async () => {
    const total = async (filters: object) => (await staff.post(COMPANIES, { search: WORD, filters })).body.total;
    expect(await total({ kind: 'vendor' })).toBe(1);
    expect(await total({ state: 'IN' })).toBe(2);
    expect(await total({ state: 'OH' })).toBe(0);
    expect(await total({ status: 'closed' })).toBe(0);
    const second = await staff.post(COMPANIES, { search: WORD, limit: 1, page: 2 });
    expect(second.body).toMatchObject({ results: [{ _id: vendor.profileId }], total: 2 });
  });

  it('show a new name and a hidden profile', async () => {
    const renamed = await newCompany({ name: `${WORD} Former Name` });
    await settled();
    const { body: own } = await renamed.api.get(`/api/company/profile/${renamed.profileId}`);
    const change = { name: `Latter ${WORD}x`, updatedAt: own.updatedAt };
    expect((await renamed.api.patch(`/api/company/profile/${renamed.profileId}`, change)).status).toBe(200);
    const { body: worker } = await seeker.api.get(`/api/profile/${seeker.profileId}`);
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { public: false, updatedAt: worker.updatedAt });
    await settled();
    // The owner is called as the company was at first.
    expect((await staff.post(COMPANIES, { search: `${WORD} former` })).body.results).toMatchObject([
      { _id: renamed.profileId, person: `${WORD} Former Name` },
    ]);
    expect((await staff.post(COMPANIES, { search: 'former' })).body.total).toBe(0);
    expect((await staff.post(COMPANIES, { search: 'latter' })).body.results).toMatchObject([
      { _id: renamed.profileId, name: `Latter ${WORD}x` },
    ]);
    expect((await staff.post(SEEKERS, { search: seeker.email })).body.results).toMatchObject([{ status: 'hidden' }]);
  });

  it('count the closed ones among those they found, which the totals of the dashboard subtract', async () => {
    const word = `${WORD}closed`;
    const [closing] = [await newCompany({ name: `${word} One` }), await newCompany({ name: `${word} Two` })];
    const counts = async () => {
      const { total, closed } = (await staff.post(COMPANIES, { search: word })).body;
      return { total, closed };
    };
    const totals = async () => (await staff.get('/api/admin/statistics')).body.totals.companies;
    await settled();
    expect(await counts()).toEqual({ total: 2, closed: 0 });
    const before = await totals();
    await staff.post(`/api/admin/accounts/${closing.profileId}/close`, { reason: 'They asked for it.' });
    await settled();
    expect(await counts()).toEqual({ total: 2, closed: 1 });
    expect(await totals()).toBe(before - 1);
  });

  it('reject invalid filters, and change nothing', async () => {
    for (const wrong of [
      { page: 0 },
      { page: 1e9 },
      { limit: 101 },
      { search: 'x'.repeat(121) },
      { filters: { kind: 'admin' } },
      { filters: { state: 'ZZ' } },
    ]) {
      expect((await staff.post(COMPANIES, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe("staff's dashboard", () => {
  it('[ADM-03] returns the newest accounts to staff only', async () => {
    const staff = await staffApi(PASSWORD);
    const company = await newCompany();
    await settled();
    const { status, body } = await staff.get('/api/admin/overview');
    expect(status).toBe(200);
    expect(body.newest.companies[0]).toMatchObject({ _id: company.profileId, kind: 'provider' });
    expect((await company.api.get('/api/admin/overview')).status).toBe(403);
  });
});

describe('the page of an account', () => {
  it('is readable for staff only, with an entry in the log', async () => {
    const [staff, company, seeker] = await Promise.all([staffApi(PASSWORD), newCompany(), newSeeker()]);
    const path = `/api/admin/accounts/${company.profileId}`;
    const { status, body } = await staff.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: company.profileId,
      status: 'active',
      email: company.email,
      users: [{ id: company.userId, role: 'owner' }],
      payments: [],
    });
    const entries = async () => (await staff.get('/api/admin/audit', { subject: company.profileId })).body.results;
    expect(await entries()).toMatchObject([{ action: 'read profile', subject: { type: 'company' } }]);
    expect((await company.api.get(path)).status).toBe(403);
    expect((await seeker.api.get(path)).status).toBe(403);
    expect((await api().get(path)).status).toBe(401);
    expect(await entries()).toHaveLength(1);
    expect((await staff.get(`/api/admin/accounts/${'0'.repeat(24)}`)).body.code).toBe('account_not_found');
  });
});
