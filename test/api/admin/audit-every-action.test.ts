import '../../support/cloud/handler-environment.ts';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Given, invoke } from '../../bench/invoke.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import type { Answer } from '../../support/contract/api.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { staffActions } from '../../support/people/staff-actions.ts';

/** These endpoints list by POST, because their filters are in a body. */
const LISTS = ['listCompanies', 'listJobSeekers'];
/** These endpoints are open to the owners of the data as well. */
const ALSO_OF_STAFF = ['deleteUser'];
/** Endpoints that read or remove without changing anything. */
const TAKEN = ['exportAccounts', 'exportAuditEntries', 'readReported', 'readDocument'];

const acting = endpoints.filter(
  ({ auth, method, name }) =>
    ALSO_OF_STAFF.includes(name) || (auth === 'support' && method !== 'GET' && !LISTS.includes(name)),
);

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff('Sam');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The entries of this member of staff on a subject. */
const entriesOn = async (subject: string): Promise<object[]> =>
  (await staff.api.get('/api/admin/audit', { subject })).body.results.filter(
    (entry: { staff: { id: string } }) => entry.staff.id === staff.userId,
  );

/** Calls the same endpoint through the gateway. */
const send = ({ method, path }: Endpoint, { params = {}, body }: Given): Promise<Answer> => {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  if (method === 'DELETE') return staff.api.delete(at, body);
  return method === 'PATCH' ? staff.api.patch(at, body as object) : staff.api.post(at, body as object);
};

describe('every endpoint by which staff acts', () => {
  it('has a scene here: a new one is recorded in the log, or listed with the reason why not', () => {
    expect(acting.map(({ name }) => name).toSorted()).toEqual(Object.keys(staffActions).toSorted());
  });

  it.each(acting.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s writes its entry with what it does, and does nothing without it',
    async (name, endpoint) => {
      const { given, subject, state, entries: added = 1 } = await staffActions[name]!(staff);
      const before = await state();

      failWritesOf('AuditEntry');
      await expect(invoke(endpoint, given, staff.userId, `[${SUPPORT_GROUP}]`)).rejects.toThrow(`${name} answered`);
      vi.restoreAllMocks();
      expect(await state()).toEqual(before);
      const written = typeof subject === 'string' ? await entriesOn(subject) : [];

      const { status, body } = await send(endpoint, given);
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      if (!TAKEN.includes(name)) expect(await state()).not.toEqual(before);
      const entries = await entriesOn(typeof subject === 'string' ? subject : await subject());
      expect(entries).toHaveLength(written.length + added);
      // Roles that don't see notes and replies read the history.
      const { text } = (given.body ?? {}) as { text?: string };
      if (text) expect(JSON.stringify(entries)).not.toContain(text);
    },
  );
});
