import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contracts/index.ts';
import { shadowedRouteKeys } from '../../../shared/contracts/routes.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, type Person } from '../../support/people/people.ts';

const NOT_ALLOWED = { code: 'method_not_allowed', message: 'This method is not allowed here' };
const request = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin()}${path}`, { method, headers });

let company: Person;
beforeAll(async () => {
  company = await newCompany();
});

describe('a method that a path does not take', () => {
  it.each([
    ['PUT', '/api/jobs', 'GET, POST'],
    ['DELETE', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', `/api/jobs/${'0'.repeat(24)}`, 'DELETE, GET, PATCH'],
    ['OPTIONS', '/api/jobs', 'GET, POST'],
    ['POST', '/api/users/support/now', null],
  ])('answers to %s %s in the common error body, naming what it takes', async (method, path, allow) => {
    const response = await request(method, path);
    expect(response.status).toBe(allow ? 405 : 404);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(await response.json()).toEqual(allow ? NOT_ALLOWED : { code: 'not_found', message: 'Not Found' });
  });

  it('is rejected although the last part of the path could be an id', async () => {
    const keys = shadowedRouteKeys(endpoints);
    expect(keys).toContain('GET /api/users/register');
    for (const key of keys) {
      const [method = '', path = ''] = key.split(' ');
      const at = path.replace(/\{\w+\}/g, '0'.repeat(48));
      for (const headers of [undefined, { authorization: `Bearer ${company.token}` }]) {
        const response = await request(method, at, headers);
        expect(`${key}: ${response.status}`).toBe(`${key}: 405`);
        expect(response.headers.get('allow')).not.toContain(method);
      }
    }
  });

  it('returns no body to a HEAD', async () => {
    const response = await request('HEAD', '/api/jobs');
    expect([response.status, await response.text()]).toEqual([405, '']);
  });
});

describe('an unknown path', () => {
  it.each(['/api/nothing', '/api/jobs/1/2/3', '/api/jobs.json'])('returns 404 to %s', async (path) => {
    for (const caller of [api(), company.api]) {
      const { status, body } = await caller.get(path);
      expect([status, body]).toEqual([404, { code: 'not_found', message: 'Not Found' }]);
    }
  });
});

describe("the gateway's own refusal of a token", () => {
  it('returns the body the document declares: a message without a code', async () => {
    const { status, body } = await api('no.such.token').get('/api/jobs');
    expect([status, Object.keys(body)]).toEqual([401, ['message']]);
  });
});

describe('a body of nothing but optional fields', () => {
  it('may be missing', async () => {
    const { paths } = (await api().get('/api/docs/openapi.json')).body;
    expect(paths['/api/profile/job-seeker/job-matches'].post.requestBody.required).toBe(false);
    expect(paths['/api/jobs'].post.requestBody.required).toBe(true);
  });
});
