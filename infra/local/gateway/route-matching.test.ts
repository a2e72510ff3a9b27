import { describe, expect, it } from 'vitest';
import { createRouteMatcher } from './route-matching.ts';

const paths = [
  'GET /api/jobs/{id}',
  'GET /api/jobs/list/company',
  'POST /api/jobs',
  'POST /api/jobs/list',
  'ANY /api/jobs/list',
  'GET /api/{proxy+}',
  'GET /api/jobs/{id}/matches',
];
const match = createRouteMatcher(
  paths.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path, target: key };
  }),
);
const found = (method: string, path: string) => {
  const result = match(method, path);
  return result && [result.route.target, result.pathParameters];
};

describe('finding the route of a request', () => {
  it('prefers a literal segment to a parameter, whatever the order of declaration', () => {
    expect(found('GET', '/api/jobs/list/company')).toEqual(['GET /api/jobs/list/company', {}]);
  });

  it('prefers a literal segment for any method to a parameter, and its own method to any', () => {
    expect(found('GET', '/api/jobs/list')).toEqual(['ANY /api/jobs/list', {}]);
    expect(found('POST', '/api/jobs/list')).toEqual(['POST /api/jobs/list', {}]);
  });

  it('prefers a parameter to a greedy one', () => {
    expect(found('GET', '/api/jobs/7/matches')).toEqual(['GET /api/jobs/{id}/matches', { id: '7' }]);
    expect(found('GET', '/api/jobs/7/other')).toEqual(['GET /api/{proxy+}', { proxy: 'jobs/7/other' }]);
  });

  it('decodes parameters', () => {
    expect(found('GET', '/api/jobs/a%20b')).toEqual(['GET /api/jobs/{id}', { id: 'a b' }]);
  });

  it('keeps a malformed escape unchanged', () => {
    expect(found('GET', '/api/jobs/%zz')).toEqual(['GET /api/jobs/{id}', { id: '%zz' }]);
  });

  it('matches nothing for another method or an unknown path', () => {
    expect(found('DELETE', '/api/jobs/7')).toBeUndefined();
    expect(found('POST', '/api/jobs/7')).toBeUndefined();
    expect(found('GET', '/api')).toBeUndefined();
  });
});
