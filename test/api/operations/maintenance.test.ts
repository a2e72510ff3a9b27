import '../../support/cloud/handler-environment.ts';
import { type Endpoint, isClosedReadOnly, isWrite } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { errorMessage } from '@plumbline/shared/errors';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { switchMaintenance } from '../../../functions/operator/maintenance/switch-maintenance.ts';
import { handler as cleanFiles } from '../../../functions/schedules/clean-files.ts';
import { readMaintenance } from '../../../functions/table/settings/setting.ts';
import { schedulePermissions } from '../../../infra/permissions.ts';
import { followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled, wholeTable } from '../../support/cloud/stream.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signIn, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { postJob } from '../../support/posts/hiring.ts';

const ID = '0123456789abcdef01234567';
/** Longer than a function keeps the switch. */
const FOLLOWED_MS = 11_000;

const send = (as: Api, { method, path }: Pick<Endpoint, 'method' | 'path'>) => {
  const filled = path.replace(/\{\w+\}/g, ID);
  if (method === 'GET') return as.get(filled);
  if (method === 'DELETE') return as.delete(filled);
  return method === 'PATCH' ? as.patch(filled, {}) : as.post(filled, {});
};

let seeker: Person;
let company: Person;
let staff: Api;
const callerOf = ({ auth }: Endpoint): Api => {
  if (auth === 'public') return api();
  if (auth === 'support') return staff;
  return auth === 'company' ? company.api : seeker.api;
};

const turn = async (isOn: boolean) => {
  await switchMaintenance(isOn);
  await advanceClock(FOLLOWED_MS);
  await followCloudClock();
};

beforeAll(async () => {
  [seeker, company, staff] = [await newSeeker(), await newCompany(), (await newStaff()).api];
  await postJob(company);
  await settled();
  await turn(true);
});
afterAll(() => turn(false));
afterEach(() => {
  delete process.env.MAINTENANCE;
});

const closed = endpoints.filter(isClosedReadOnly);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('while the product is read-only', () => {
  it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s responds 503 with one sentence and Retry-After, and changes nothing',
    async (_name, endpoint) => {
      const { status, body, headers } = await send(callerOf(endpoint), endpoint);
      expect(status).toBe(503);
      if (endpoint.media === 'html') expect(body).toContain('Please try again in a few minutes.');
      else expect(body).toEqual({ code: 'read_only', message: errorMessage('read_only') });
      expect(headers.get('retry-after')).toBe('60');
    },
  );

  it('every write but those of signing in and out is closed, and so is the webhook of Stripe, which sends its events again', () => {
    const open = endpoints.filter((endpoint) => isWrite(endpoint) && !isClosedReadOnly(endpoint)).map(nameOf);
    expect(open.toSorted()).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/refresh-token',
      'POST /api/auth/revoke-token',
      'POST /api/auth/second-factor',
    ]);
    expect(closed.map(nameOf)).toContain('POST /api/payment/webhook');
  });

  const reads = endpoints.filter((endpoint) => !isClosedReadOnly(endpoint));
  it.each(reads.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is not closed',
    async (name, endpoint) => {
      const caller = name === 'POST /api/auth/revoke-token' ? (await signInAgain(seeker)).api : callerOf(endpoint);
      const { status, body } = await send(caller, endpoint);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    },
  );

  it('users sign in, and read their data', async () => {
    const { token } = await signIn(seeker.email, PASSWORD);
    expect((await api(token).get(`/api/profile/${seeker.profileId}`)).status).toBe(200);
  });

  it.each(Object.keys(schedulePermissions).filter((name) => name !== 'check-site'))(
    'the schedule %s changes nothing',
    async (name) => {
      const before = await wholeTable();
      expect(await runSchedule(name)).toEqual({ result: { skipped: 'read-only' } });
      expect(await wholeTable()).toEqual(before);
    },
  );

  it('the audit log names the operator who turned it on', async () => {
    const entries = Object.values(await wholeTable()).filter(
      ({ _et, subject }) => _et === 'AuditEntry' && subject === 'maintenance',
    );
    expect(entries).toMatchObject([
      { staffName: 'Operator', action: 'change setting', before: { value: 'off' }, after: { value: 'on' } },
    ]);
  });
});

describe('after the product was read-only', () => {
  it('writes are accepted within ten seconds, and schedules run', async () => {
    expect(await switchMaintenance(false)).toBe(true);
    expect(await switchMaintenance(false)).toBe(false);
    expect(await readMaintenance()).toBe(false);
    await advanceClock(FOLLOWED_MS);
    const again = await signInAgain(company);
    expect(await postJob(again)).toBeTruthy();
    expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
  });

  it('the setting of a deployment closes it as well, without reading the table', async () => {
    await followCloudClock(DAY_MS);
    process.env.MAINTENANCE = 'read-only';
    expect(await cleanFiles()).toEqual({ skipped: 'read-only' });
  });
});
