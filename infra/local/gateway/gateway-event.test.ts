import { describe, expect, it } from 'vitest';
import { createGatewayEvent, stringifyClaims } from './gateway-event.ts';

const eventOf = (given: { url?: string; headers?: Record<string, string>; body?: string | Buffer }) =>
  createGatewayEvent(
    {
      method: 'POST',
      url: given.url ?? '/api/jobs',
      headers: new Headers(given.headers),
      body: Buffer.from(given.body ?? ''),
      sourceIp: '10.0.0.1',
    },
    'POST /api/jobs',
    {},
    undefined,
    new Date('2026-01-02T03:04:05Z'),
  );

describe('the event of an HTTP API', () => {
  it('has payload format 2.0', () => {
    const event = eventOf({
      url: '/api/jobs?a=1&b=2&a=3',
      headers: { Cookie: 'x=1; y=2', 'X-Test': 'Yes' },
      body: '{}',
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/jobs',
      rawPath: '/api/jobs',
      rawQueryString: 'a=1&b=2&a=3',
      cookies: ['x=1', 'y=2'],
      queryStringParameters: { a: '1,3', b: '2' },
      headers: { 'x-test': 'Yes' },
      requestContext: { http: { method: 'POST', path: '/api/jobs', sourceIp: '10.0.0.1' }, stage: '$default' },
      body: '{}',
      isBase64Encoded: false,
    });
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it('leaves out what the request does not have', () => {
    const event = eventOf({});
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(event).not.toHaveProperty(name);
    }
  });

  it('encodes forms and bytes as base64', () => {
    const form = eventOf({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' });
    expect(form).toMatchObject({ body: Buffer.from('a=1').toString('base64'), isBase64Encoded: true });
    const json = eventOf({ headers: { 'content-type': 'application/problem+json' }, body: '{"a":1}' });
    expect(json).toMatchObject({ body: '{"a":1}', isBase64Encoded: false });
  });

  it('accepts a path with a malformed escape', () => {
    expect(eventOf({ url: '/api/jobs/%zz' }).rawPath).toBe('/api/jobs/%zz');
  });

  it('turns claims into text, lists into bracketed ones', () => {
    expect(stringifyClaims({ username: 'a', 'cognito:groups': ['support', 'x'], exp: 7 })).toEqual({
      username: 'a',
      'cognito:groups': '[support x]',
      exp: '7',
    });
  });
});
