import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';
import { routeKeys } from './routes.ts';

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

  it('[FIL-01] says that files are sent as a form', () => {
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
});
