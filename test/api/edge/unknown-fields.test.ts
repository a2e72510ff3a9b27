import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';

const ID = '0123456789abcdef01234567';
const people: Partial<Record<Endpoint['auth'], Api>> = {};

beforeAll(async () => {
  people.public = api();
  people.seeker = (await newSeeker()).api;
  people.company = (await newCompany()).api;
  people['signed-in'] = people.company;
  people.support = (await newStaff()).api;
});

const parameters: Record<string, string> = { zip: '46590', slug: 'job_posting', type: 'Full-Time', kind: 'report' };

const send = (endpoint: Endpoint, body: object) => {
  const { auth, method, name } = endpoint;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'id' && name === 'declinePaymentReport') return 'pi_unknown';
    if (parameter === 'id' && name === 'listProjectsAround') return '46590';
    return parameters[parameter] ?? ID;
  });
  const caller = people[auth]!;
  if (method === 'DELETE') return caller.delete(path, body);
  return method === 'PATCH' ? caller.patch(path, body) : caller.post(path, body);
};

const withBody = endpoints.filter(({ body, multipart, rawBody }) => body && !multipart && !rawBody);

describe.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it('rejects a body with a field it does not declare, and names the field', async () => {
      const { status, body } = await send(endpoint, { notAField: 1 });
      expect(status, JSON.stringify(body)).toBe(400);
      expect(body.errors).toContainEqual({ path: '', message: 'Unknown field: notAField' });
    });
  },
);
