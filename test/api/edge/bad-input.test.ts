import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, api } from '../../support/contract/api.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

const ID = '0123456789abcdef01234567';

let seeker: Api;
let company: Api;

beforeAll(async () => {
  seeker = (await newSeeker()).api;
  company = (await newCompany()).api;
});

const asCaller = ({ auth }: Endpoint): Api => {
  if (auth === 'public') return api();
  return auth === 'seeker' ? seeker : company;
};

const send = (endpoint: Endpoint, body: unknown) => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'zip' ? '46590' : ID));
  const caller = asCaller(endpoint);
  return endpoint.method === 'PATCH' ? caller.patch(path, body) : caller.post(path, body);
};

/** The names of the fields of a body's schema, read through refinements and extensions. */
const fieldsOf = (schema: unknown): string[] => {
  const { shape, _zod: internals } = schema as {
    shape?: object;
    _zod?: { def?: { innerType?: unknown; in?: unknown } };
  };
  if (shape) return Object.keys(shape);
  return internals?.def?.innerType ? fieldsOf(internals.def.innerType) : [];
};

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    'x'.repeat(30_000),
    '<script>alert(1)</script>',
    '\u0000',
    '../..',
    '$ne',
    ID,
    -1,
    1e308,
  ),
  fc.constant({ $gt: '' }),
  fc.constant({ __proto__: { admin: true } }),
);

const withBody = endpoints.filter(({ body, name }) => body && name !== 'register');

describe.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it.each([
      ['no JSON', '{"a":'],
      ['an array', []],
      ['a text', '"text"'],
      ['null', 'null'],
      ['a number', '7'],
      ['a body that is too large', { name: 'x'.repeat(300_000) }],
    ])('answers %s with a 4xx', async (__, body) => {
      const { status, body: answer } = await send(endpoint, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    });

    it('never returns a 5xx for arbitrary values', async () => {
      const fields = Object.fromEntries(fieldsOf(endpoint.body).map((name) => [name, nasty]));
      await fc.assert(
        fc.asyncProperty(fc.record(fields, { requiredKeys: [] }), async (body) => {
          const { status, body: answer } = await send(endpoint, body);
          expect(status, JSON.stringify({ body, answer })).toBeLessThan(500);
        }),
        { numRuns: 25 },
      );
    });
  },
);

describe('the gateway', () => {
  it.each(['/api/nothing', '/api/jobs/%E0%A4%A', '/api/jobs/..%2f..%2fetc', '/api/get-location/%00'])(
    'answers %s with a 4xx',
    async (path) => {
      const { status } = await company.get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  it('limits pages and cursors of lists', async () => {
    for (const query of ['limit=0', 'limit=1000000', 'limit=x', 'page=-1', 'page=1e9']) {
      expect((await company.get(`/api/jobs?${query}`)).status, query).toBe(400);
    }
    expect((await seeker.get('/api/profile/access/requested?cursor=nonsense')).status).toBe(200);
  });

  it('adds a request id and security headers to every response', async () => {
    for (const answer of [await company.get('/api/jobs'), await company.get('/api/jobs/x')]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-request-id')).toBeTruthy();
    }
  });
});
