import { describe, expect, it } from 'vitest';
import { endpointAt, methodsAt, routeKeys, shadowedPaths, shadowedRouteKeys } from './routes.ts';

const endpoints = [
  { method: 'GET', path: '/api/users/{id}' },
  { method: 'DELETE', path: '/api/users/{id}' },
  { method: 'POST', path: '/api/users/register' },
  { method: 'POST', path: '/api/users/support', aliases: ['/api/users/support/'] },
  { method: 'GET', path: '/api/files/url/{id}' },
  { method: 'DELETE', path: '/api/files/{id}/{type}' },
] as const;

describe('routes', () => {
  it('have a key for the path and for each alias', () => {
    expect(routeKeys(endpoints[3])).toEqual(['POST /api/users/support', 'POST /api/users/support/']);
  });

  it('that match a path best list the methods it allows', () => {
    expect(methodsAt(endpoints, '/api/users/6b5af6529ddb06dd7aa7a8fa')).toEqual(['DELETE', 'GET']);
    expect(methodsAt(endpoints, '/api/users/register')).toEqual(['POST']);
    expect(methodsAt(endpoints, '/api/users/support/')).toEqual(['POST']);
    expect(methodsAt(endpoints, '/api/files/url/1')).toEqual(['GET']);
    expect(methodsAt(endpoints, '/api/files/1/resume')).toEqual(['DELETE']);
  });

  it('match a request by its method and best path', () => {
    expect(endpointAt(endpoints, 'GET', '/api/users/1')).toBe(endpoints[0]);
    expect(endpointAt(endpoints, 'GET', '/api/users/register')).toBeUndefined();
    expect(endpointAt(endpoints, 'POST', '/api/users/support/')).toBe(endpoints[3]);
  });

  it('match no undeclared path', () => {
    for (const path of ['/api', '/api/users', '/api/users/1/2', '/api/nothing'])
      expect(methodsAt(endpoints, path)).toEqual([]);
  });

  it('with a parameter would match literal segments of others, which are listed', () => {
    expect(shadowedRouteKeys(endpoints).toSorted()).toEqual([
      'DELETE /api/files/url/{id}',
      'DELETE /api/users/register',
      'DELETE /api/users/support',
      'GET /api/users/register',
      'GET /api/users/support',
    ]);
    expect(shadowedPaths(endpoints).toSorted()).toEqual([
      '/api/files/url/{id}',
      '/api/users/register',
      '/api/users/support',
    ]);
  });
});
