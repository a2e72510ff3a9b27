import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { login } from '../contracts/accounts/auth.ts';
import * as fields from '../contracts/fields.ts';
import { endpoints } from '../contracts/index.ts';
import { routeKeys } from '../contracts/routes.ts';
import { errors } from '../errors.ts';
import { errorCodesOf } from './error-responses.ts';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 by a published validator', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument())));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has every route of the contract, and every operation states its auth', () => {
    const { paths } = openApiDocument();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        expect(['public', 'signed-in', 'seeker', 'company', 'support']).toContain(operation['x-auth']);
        expect(operation.security).toEqual(operation['x-auth'] === 'public' ? [] : [{ accessToken: [] }]);
        return `${method.toUpperCase()} ${path}`;
      }),
    );
    expect(listed.toSorted()).toEqual(endpoints.flatMap(routeKeys).toSorted());
  });

  it('names the roles of the staff that may call an endpoint, and none for endpoints without staff', () => {
    const { paths } = openApiDocument();
    expect(paths['/api/payment/products/{slug}']?.patch?.['x-staff-roles']).toEqual(['finance', 'admin']);
    expect(paths['/api/admin/companies']?.post?.['x-staff-roles']).toEqual(['support', 'finance', 'admin']);
    expect(paths['/api/payment/products/{slug}']?.get?.['x-staff-roles']).toBeUndefined();
  });

  it('[FIL-01] declares that files are sent as a form', () => {
    const body = openApiDocument().paths['/api/files/upload']?.post?.requestBody;
    const form = { properties: { purpose: {}, files: { type: 'array' } }, required: ['purpose', 'files'] };
    expect(body).toMatchObject({ content: { 'multipart/form-data': { schema: form } } });
  });

  it('names each operation once', () => {
    const names = endpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const keys = endpoints.flatMap(routeKeys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("lists the error codes of each operation, and which responses are the gateway's own", () => {
    const { paths } = openApiDocument();
    const own = {
      allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: ['job_not_found'] } } }],
    };
    const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
    const getJob = paths['/api/jobs/{id}']?.get?.responses ?? {};
    expect(getJob['404']).toMatchObject(json(own));
    expect(getJob['401']).toMatchObject(json({ anyOf: [{}, { $ref: '#/components/schemas/GatewayError' }] }));
    expect(getJob['409']).toBeUndefined();
    const products = paths['/api/payment/products']?.get?.responses ?? {};
    expect(Object.keys(products)).toEqual(['200', '429', '500', '503', '504']);
  });

  it('closes every object of a JSON body at any depth, as the API rejects unknown fields', () => {
    type Node = { [name: string]: unknown };
    const openObjects = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const { type, properties, additionalProperties, allOf } = value as Node;
      const isOpen = type === 'object' && properties !== undefined && additionalProperties === undefined;
      const inner = Object.entries(value)
        .filter(([name]) => name !== 'allOf' || allOf === undefined)
        .flatMap(([name, each]) => openObjects(each, `${path}.${name}`));
      return isOpen ? [path, ...inner] : inner;
    };
    const bodies = Object.entries(openApiDocument().paths).flatMap(([path, operations]) =>
      Object.values(operations).map(({ requestBody }) => openObjects(requestBody, path)),
    );
    expect(bodies.flat()).toEqual([]);
  });

  it('lists no code twice', () => {
    for (const endpoint of endpoints) expect(new Set(errorCodesOf(endpoint)).size).toBe(errorCodesOf(endpoint).length);
  });
});

it('the OpenAPI document describes the errors of an endpoint that a browser opens as pages, and all others as JSON', () => {
  const { paths } = openApiDocument();
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const isPage = (endpoint.group === 'public' && !endpoint.path.startsWith('/api/')) || endpoint.media === 'html';
    const coded = new Set(errorCodesOf(endpoint).map((code): number => errors[code].status));
    for (const [status, response] of Object.entries(operation?.responses ?? {})) {
      if (!coded.has(Number(status))) continue;
      const { content = {} } = response as { content?: object };
      expect(Object.keys(content), `${endpoint.name} ${status}`).toEqual([isPage ? 'text/html' : 'application/json']);
    }
  }
});

describe('a pattern of the document', () => {
  const texts: [string, z.ZodType][] = [
    ['a ZIP', fields.zip()],
    ['a required line', fields.requiredLine(50)],
    ['an e-mail', fields.email],
    ['a name', fields.requiredNamedText('name')],
    ['an address', fields.namedText('address')],
    ['an entry of a list', fields.word(50)],
    ['an email to sign in with', login.body.shape.email],
    ['a password to sign in with', login.body.shape.password],
  ];

  it.each(texts)('accepts what the API accepts as %s, and nothing else', (_, field) => {
    const document = z.toJSONSchema(field, { io: 'input' });
    const pattern = new RegExp(document.pattern ?? '');
    const isAccepted = (text: string) => field.safeParse(text).success;
    const short = (text: string) =>
      text.length <= (document.maxLength ?? 100) && text.length >= (document.minLength ?? 0);
    // Checks the local part separately, because the pattern can't limit its length to 64.
    const fits = (text: string) => short(text) && text.split('@')[0]!.trim().length <= 64;
    fc.assert(fc.property(fc.stringMatching(pattern).filter(fits), (text) => isAccepted(text)));
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (text) => pattern.test(text) || !isAccepted(text)));
  });

  it.each([
    ['a line of text', fields.line(50), 'Carpenter'],
    ['a required line', fields.requiredLine(50), 'Carpenter'],
    ['an e-mail', fields.email, 'bo@example.com'],
    ['a phone number', fields.phone, ''],
    ['a website', fields.website, 'example.com'],
    ['an email to sign in with', login.body.shape.email, 'bo@example.com'],
  ] as const)('counts the blanks around %s, as the API does', (_, field, text) => {
    const { maxLength = 0 } = z.toJSONSchema(field, { io: 'input' });
    expect(field.safeParse(text.padEnd(maxLength)).success).toBe(true);
    expect(field.safeParse(text.padEnd(maxLength + 1)).success).toBe(false);
  });
});
