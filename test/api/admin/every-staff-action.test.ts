import '../../support/cloud/handler-environment.ts';
import { type Endpoint, readingPosts } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { errors } from '@plumbline/shared/errors';
import { hasStaffRight, staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { now } from '../../../functions/platform/clock.ts';
import { type NamedBudget, namedBudgets } from '../../../functions/services/limits/named-budgets.ts';
import { increment } from '../../../functions/table/idempotency/idempotency-record.ts';
import { invoke, type RequestInput } from '../../bench/invoke.ts';
import { failWritesOf } from '../../support/cloud/fail-writes.ts';
import { type Answer, type Api, api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { staffActions, staffActionTerms } from '../../support/people/staff-actions.ts';

/** These endpoints list by POST, because their filters are in a body. */
const LISTS = ['listCompanies', 'listJobSeekers'];
/** Endpoints that read without changing anything, and record it. */
const READINGS = ['exportAccounts', 'exportAuditEntries', 'readReported', 'readDocument'];

const acting = endpoints.filter(
  ({ auth, staffRight, method, name }) =>
    (auth === 'support' || staffRight !== undefined) && method !== 'GET' && !LISTS.includes(name),
);

let staff: Staff;
const others: Record<string, Api> = {};
beforeAll(async () => {
  staff = await newStaff('Sam');
  others.visitor = api();
  others.seeker = (await newSeeker()).api;
  others.company = (await newCompany()).api;
  others.vendor = (await newCompany({ type: 'vendor' })).api;
  others['user without a profile'] = (await newAccount('provider')).api;
  for (const staffRole of staffRoles) others[staffRole] = (await newStaff(staffRole, { staffRole })).api;
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Entry = { action: string; staff: { id: string } };

/** The entries of this member of staff on a subject. */
const entriesOn = async (subject: string): Promise<Entry[]> =>
  (await staff.api.get('/api/admin/audit', { subject })).body.results.filter(
    (entry: Entry) => entry.staff.id === staff.userId,
  );

/** Calls the same endpoint through the gateway. */
const send = (as: Api, { method, path }: Endpoint, { params = {}, body }: RequestInput): Promise<Answer> => {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  if (method === 'DELETE') return as.delete(at, body);
  return method === 'PATCH' ? as.patch(at, body as object) : as.post(at, body as object);
};

const bodyOf = (code: keyof typeof errors) => ({ code, message: errors[code].message });

/** Every role may work on tasks, and sees those of some kinds only. The scenes are about a report. */
const OF_TASKS = ['takeTask', 'releaseTask', 'addTaskNote'];

/** The answer to every caller who may not act: the status with the whole body. */
const refusalsOf = (endpoint: Endpoint): Record<string, unknown[]> => {
  // Other users delete only their own account, and don't learn of others.
  const toUsers = endpoint.auth === 'support' ? [403, bodyOf('forbidden')] : [404, bodyOf('user_not_found')];
  const { right } = staffActionTerms[endpoint.name]!;
  const roles = staffRoles.filter((role) => right !== undefined && !hasStaffRight(role, right));
  return {
    // The gateway itself answers a call without a session.
    visitor: [401, { message: 'Unauthorized' }],
    seeker: toUsers,
    company: toUsers,
    vendor: toUsers,
    'user without a profile': toUsers,
    ...(OF_TASKS.includes(endpoint.name) && { finance: [403, bodyOf('staff_right_missing')] }),
    ...Object.fromEntries(roles.map((role) => [role, [403, bodyOf('staff_right_missing')]])),
  };
};

/** Uses up a budget of this member of staff, or restores it, in this window and in the next one. */
const changeBudget = async (name: NamedBudget, by: 1 | -1): Promise<void> => {
  const { ms, most } = namedBudgets[name];
  const end = (Math.floor(now().getTime() / ms) + 1) * ms;
  for (const each of [end, end + ms])
    await increment(name, staff.userId, new Date(each).toISOString(), each / 1000, by * most);
};

describe('every endpoint by which staff acts', () => {
  it('has a scene and its terms here, and lists read without changing anything', () => {
    const names = acting.map(({ name }) => name).toSorted();
    const help = 'Add the endpoint to staffActions and staffActionTerms in test/support/people/staff-actions.ts';
    expect(Object.keys(staffActions).toSorted(), help).toEqual(names);
    expect(Object.keys(staffActionTerms).toSorted(), help).toEqual(names);
    const paths = endpoints.flatMap(({ name, path }) => ([...LISTS, ...READINGS].includes(name) ? [path] : []));
    expect(paths).toHaveLength(LISTS.length + READINGS.length);
    expect(readingPosts).toEqual(expect.arrayContaining(paths));
  });

  it.each(acting.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is refused to other callers and over its budget, and writes its entry with what it does or does neither',
    async (name, endpoint) => {
      const { given, subject, state } = await staffActions[name]!(staff);
      const { budget, actions } = staffActionTerms[name]!;
      const before = await state();
      const written = typeof subject === 'string' ? await entriesOn(subject) : [];

      const refusals: Record<string, unknown[]> = {};
      for (const who of Object.keys(refusalsOf(endpoint))) {
        const { status, body } = await send(others[who]!, endpoint, given);
        refusals[who] = [status, body];
      }
      expect(refusals).toEqual(refusalsOf(endpoint));

      await changeBudget(budget, 1);
      const overBudget = await send(staff.api, endpoint, given);
      await changeBudget(budget, -1);
      expect([overBudget.status, overBudget.body]).toEqual([429, bodyOf('too_many_requests')]);
      expect(Number(overBudget.headers.get('retry-after'))).toBeGreaterThan(0);

      failWritesOf('AuditEntry');
      await expect(invoke(endpoint, given, staff.userId, `[${SUPPORT_GROUP}]`)).rejects.toThrow(`${name} answered`);
      vi.restoreAllMocks();

      expect(await state()).toEqual(before);
      if (typeof subject === 'string') expect(await entriesOn(subject)).toEqual(written);

      const { status, body } = await send(staff.api, endpoint, given);
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      if (!READINGS.includes(name)) expect(await state()).not.toEqual(before);
      const entries = await entriesOn(typeof subject === 'string' ? subject : await subject());
      const added = entries.slice(0, entries.length - written.length).map(({ action }) => action);
      expect(added.toSorted()).toEqual(actions.toSorted());
      // The history never has the text of a note or reply, because roles that don't see those also read the history.
      const { text } = (given.body ?? {}) as { text?: string };
      if (text) expect(JSON.stringify(entries)).not.toContain(text);
    },
  );
});
