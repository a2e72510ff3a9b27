import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportAccounts } from '../../../functions/api/admin/accounts.ts';
import { spendNamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';

const EXPORT = '/api/admin/accounts/export';

/** A word that no other test's names contain. */
const WORD = `zk${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;

let staff: Staff;

let company: Person;

let seeker: Person;

beforeAll(async () => {
  [staff, company, seeker] = await Promise.all([
    newStaff('Sam'),
    newCompany({ name: `=${WORD} Builders` }),
    newSeeker({ lastName: WORD }),
    newCompany({ name: `${WORD} Supply`, type: 'vendor', selfPerformWork: false }),
  ]);
  await settled();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const entries = async (list: string) =>
  (await staff.api.get('/api/admin/audit', { subject: list })).body.results.filter(
    (entry: { staff: { id: string } }) => entry.staff.id === staff.userId,
  );

describe('accounts as a file', () => {
  it('contains everything that a search finds, as the list shows it, with an entry of who exported what and how many', async () => {
    const search = { search: WORD, filters: {} };
    const { status, body } = await staff.api.post(EXPORT, { group: 'companies', ...search });
    expect(status).toBe(200);
    expect(body.results).toEqual((await staff.api.post('/api/admin/companies', search)).body.results);
    expect(body.results).toHaveLength(2);
    await staff.api.post(EXPORT, { group: 'companies', search: WORD, filters: { kind: 'vendor', state: 'IN' } });
    expect(await entries('companies')).toMatchObject([
      { after: { search: WORD, kind: 'vendor', state: 'IN', accounts: 1 } },
      {
        action: 'export accounts',
        staff: { name: 'Sam' },
        subject: { type: 'list', id: 'companies' },
        after: { search: WORD, accounts: 2 },
      },
    ]);
    const people = await staff.api.post(EXPORT, { group: 'jobSeekers', search: WORD });
    expect(people.body.results).toMatchObject([{ _id: seeker.profileId, email: seeker.email }]);
    expect(await entries('jobSeekers')).toMatchObject([{ after: { search: WORD, accounts: 1 } }]);
  });

  it("is not returned when the entry can't be written", async () => {
    failWritesOf('AuditEntry');
    const caller = { userId: staff.userId, email: staff.email, displayName: 'Sam', role: 'support', kind: 'provider' };
    const body = { group: 'companies', search: WORD, filters: {} };
    await expect(exportAccounts.run({ body, caller } as never)).rejects.toThrow();
  });

  it('is for staff only, of one list, about twenty times an hour', async () => {
    for (const { api: who } of [company, seeker])
      expect((await who.post(EXPORT, { group: 'companies' })).status).toBe(403);
    expect((await api().post(EXPORT, { group: 'companies' })).status).toBe(401);
    for (const wrong of [{}, { group: 'staff' }, { group: 'companies', search: 'x'.repeat(121) }]) {
      expect((await staff.api.post(EXPORT, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    const busy = await newStaff();
    await Promise.all(Array.from({ length: 20 }, () => spendNamedBudget('export-accounts', busy.userId)));
    expect((await busy.api.post(EXPORT, { group: 'companies', search: WORD })).body.code).toBe('too_many_requests');
  });
});
