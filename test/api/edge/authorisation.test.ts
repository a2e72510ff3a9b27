import { type Endpoint, staffRolesOf } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { type StaffRole, staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCodeRequired, signIn } from '../../../functions/platform/cognito.ts';
import { type Api, api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newEmail, newSeeker, PASSWORD } from '../../support/people/people.ts';
import { newStaff, plantStaff } from '../../support/people/staff.ts';

const ID = '0123456789abcdef01234567';

/** A path with well-formed parameters that name nothing. */
const filled = ({ group, method, path }: Endpoint): string => {
  const type = method === 'DELETE' ? 'showcase' : 'small';
  const known: Record<string, string> = {
    zip: '46590',
    slug: 'job_posting',
    ...(group === 'files' && { id: ID + ID, type }),
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? ID);
};

const send = (as: Api, endpoint: Endpoint) => {
  const { method } = endpoint;
  const at = filled(endpoint);
  if (method === 'GET') return as.get(at);
  if (method === 'DELETE') return as.delete(at);
  return method === 'PATCH' ? as.patch(at, {}) : as.post(at, {});
};

const ONE_FACTOR = 'staff without a second factor';
/** Staff of before there were roles, who are admins. */
const ROLELESS = 'staff without a stored role';
const staffOf = (role: StaffRole): string => `staff with the role ${role}`;
const everyStaff = [...staffRoles.map(staffOf), ROLELESS];
const people: Record<string, Api> = {};

beforeAll(async () => {
  people.nobody = api();
  people.seeker = (await newSeeker()).api;
  people.company = (await newCompany()).api;
  people.vendor = (await newCompany({ type: 'vendor' })).api;
  people['without a profile'] = (await newAccount('provider')).api;
  for (const role of staffRoles) people[staffOf(role)] = (await newStaff(role, { staffRole: role })).api;
  people[ROLELESS] = (await newStaff('Staff', { staffRole: undefined })).api;
  // A token from a password alone, which only Cognito's own API accepts: the product never issues one.
  const tokens = await signIn(await plantStaff(newEmail('staff')), PASSWORD);
  people[ONE_FACTOR] = api(tokens && !isCodeRequired(tokens) ? tokens.accessToken : undefined);
});

const allowed: Record<Endpoint['auth'], readonly string[]> = {
  public: ['nobody', 'seeker', 'company', 'vendor', 'without a profile', ...everyStaff, ONE_FACTOR],
  'signed-in': ['seeker', 'company', 'vendor', 'without a profile', ...everyStaff],
  seeker: ['seeker'],
  company: ['company', 'vendor'],
  support: everyStaff,
};

const everybody = allowed.public;

/** Whether staff have the role that an endpoint requires; other users need none. */
const hasRole = (who: string, endpoint: Endpoint): boolean => {
  if (who === ROLELESS) return staffRolesOf(endpoint).includes('admin');
  const role = staffRoles.find((each) => who === staffOf(each));
  return !role || staffRolesOf(endpoint).includes(role);
};
const isAllowed = (who: string, endpoint: Endpoint): boolean =>
  allowed[endpoint.auth].includes(who) && hasRole(who, endpoint);

/** Signing out ends the session, so each caller of it has a spare one. */
const whoAsks = async (who: string, { name }: Endpoint): Promise<Api> =>
  name === 'revokeToken' && !['nobody', ONE_FACTOR].includes(who) ? (await newAccount('provider')).api : people[who]!;

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it.each(everybody.filter((who) => isAllowed(who, endpoint)))('allows %s', async (who) => {
      const { status, body } = await send(await whoAsks(who, endpoint), endpoint);
      expect(status, JSON.stringify(body)).not.toBe(500);
      // A refresh without a cookie and a login without an account return 401 by rules of their own.
      if (endpoint.group !== 'auth') expect(status, JSON.stringify(body)).not.toBe(401);
      if (endpoint.auth === 'seeker' || endpoint.auth === 'company') {
        expect(body.message).not.toBe('Please complete your profile first.');
      }
    });

    const denied = everybody.filter((who) => !isAllowed(who, endpoint));
    if (denied.length) {
      it.each(denied)('[API-01] [API-09] rejects %s', async (who) => {
        const { status, body } = await send(await whoAsks(who, endpoint), endpoint);
        expect(status, JSON.stringify(body)).toBe(['nobody', ONE_FACTOR].includes(who) ? 401 : 403);
        if (everyStaff.includes(who) && allowed[endpoint.auth].includes(who))
          expect(body.code).toBe('staff_right_missing');
      });
    }
  },
);
