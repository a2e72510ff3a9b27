import { describe, expect, it } from 'vitest';
import { type Contract, contractChanges } from './contract-changes.ts';
import type { Schema } from './schema-changes.ts';

type Endpoint = {
  path?: string;
  auth?: string;
  status?: string;
  media?: string;
  query?: Record<string, Schema>;
  body?: Schema;
  response?: Schema;
};

const contractOf = (endpoint: Endpoint = {}): Contract => {
  const { path = '/jobs', auth = 'signed-in', status = '200', media = 'application/json' } = endpoint;
  const { query = {}, body, response = {} } = endpoint;
  const parameters = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }));
  const requestBody = body && { required: true, content: { 'application/json': { schema: body } } };
  const responses = { [status]: { content: { [media]: { schema: response } } }, '404': {} };
  return {
    paths: { [path]: { post: { 'x-auth': auth, parameters, responses, ...(requestBody && { requestBody }) } } },
  };
};
const changesOf = (old: Endpoint, next: Endpoint) => contractChanges(contractOf(old), contractOf(next));

const text = { type: 'string' };
const nullable = (schema: Schema) => ({ anyOf: [schema, { type: 'null' }] });
const job = (properties: Record<string, Schema>, required: string[] = [], rest: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...rest,
});
const closed = { additionalProperties: false };

describe('a change of an endpoint', () => {
  it.each<[string, Endpoint, Endpoint, string]>([
    ['removes it', {}, { path: '/posts' }, 'POST /jobs was removed'],
    ['responds another success status', {}, { status: '201' }, 'POST /jobs responds 201 instead of 200'],
    ['responds another media type', {}, { media: 'text/html' }, 'POST /jobs response is no longer application/json'],
    ['admits fewer callers', { auth: 'public' }, { auth: 'signed-in' }, 'POST /jobs is now for signed-in only'],
    ['admits other callers', { auth: 'seeker' }, { auth: 'company' }, 'POST /jobs is now for company only'],
    ['removes the body', { body: job({}) }, {}, 'POST /jobs body was removed'],
    ['requires a body', {}, { body: job({}) }, 'POST /jobs body is now required'],
    ['removes a name of the query', { query: { page: text } }, {}, 'POST /jobs query.page was removed'],
  ])('breaks clients when it %s', (_, old, next, change) => {
    expect(changesOf(old, next)).toEqual([change]);
  });

  it.each<[string, Endpoint, Endpoint]>([
    ['nothing', { body: job({ name: text }) }, { body: job({ name: text }) }],
    ['its callers to all', { auth: 'seeker' }, { auth: 'public' }],
    ['its callers to all who signed in', { auth: 'company' }, { auth: 'signed-in' }],
    ['its query by an optional name', {}, { query: { page: text } }],
  ])('is compatible when it changes %s', (_, old, next) => {
    expect(changesOf(old, next)).toEqual([]);
  });

  it('is compatible when it adds an endpoint', () => {
    const both = { paths: { ...contractOf().paths, ...contractOf({ path: '/posts' }).paths } };
    expect(contractChanges(contractOf(), both)).toEqual([]);
    expect(contractChanges(both, contractOf())).toEqual(['POST /posts was removed']);
  });
});

describe('a change of a request', () => {
  it.each<[string, Schema, Schema, string]>([
    ['requires a new field', job({}), job({ name: text }, ['name']), 'name is now required'],
    ['requires an optional field', job({ name: text }), job({ name: text }, ['name']), 'name is now required'],
    ['rejects a field', job({ name: text }), job({}, [], closed), 'name was removed'],
    ['changes a type', job({ name: text }), job({ name: { type: 'number' } }), 'name no longer accepts string'],
    ['rejects null', job({ name: nullable(text) }), job({ name: text }), 'name no longer accepts null'],
    [
      'rejects a value',
      job({ name: { enum: ['a', 'b'] } }),
      job({ name: { enum: ['a'] } }),
      'name no longer accepts "b"',
    ],
    ['lists the values', job({ name: text }), job({ name: { const: 'a' } }), 'name no longer accepts anything but "a"'],
    ['allows less text', job({ name: text }), job({ name: { ...text, maxLength: 9 } }), 'name maxLength is now 9'],
    ['demands more text', job({ name: text }), job({ name: { ...text, minLength: 1 } }), 'name minLength is now 1'],
    ['demands a pattern', job({ name: text }), job({ name: { ...text, pattern: 'a' } }), 'name has a new pattern a'],
  ])('breaks clients when it %s', (_, old, next, change) => {
    expect(changesOf({ body: old }, { body: next })).toEqual([`POST /jobs body.${change}`]);
  });

  it.each<[string, Schema, Schema]>([
    ['a new optional field', job({}, [], closed), job({ name: text }, [], closed)],
    ['a required field as optional', job({ name: text }, ['name']), job({ name: text })],
    ['null', job({ name: text }), job({ name: nullable(text) })],
    ['another value', job({ name: { enum: ['a'] } }), job({ name: { enum: ['a', 'b'] } })],
    ['any number for whole ones', job({ size: { type: 'integer' } }), job({ size: { type: 'number' } })],
    ['more text', job({ name: { ...text, maxLength: 9 } }), job({ name: { ...text, maxLength: 10 } })],
  ])('is compatible when it accepts %s', (_, old, next) => {
    expect(changesOf({ body: old }, { body: next })).toEqual([]);
  });

  it('breaks clients in lists, in maps, and in parts of an intersection', () => {
    const narrow = { ...text, maxLength: 9 };
    const bodies = (schema: Schema): Schema[] => [
      { type: 'array', items: schema },
      { type: 'object', additionalProperties: schema },
      { allOf: [job({ name: schema }), job({ size: text })] },
    ];
    const changes = bodies(text).map((old, index) => changesOf({ body: old }, { body: bodies(narrow)[index]! }));
    expect(changes.flat()).toEqual(['[]', '.*', '.name'].map((place) => `POST /jobs body${place} maxLength is now 9`));
  });
});

describe('a change of a response', () => {
  it.each<[string, Schema, Schema, string]>([
    ['removes a field', job({ name: text }), job({}), 'name was removed'],
    ['makes a field optional', job({ name: text }, ['name']), job({ name: text }), 'name is now optional'],
    ['makes a field nullable', job({ name: text }), job({ name: nullable(text) }), 'name can now be null'],
    ['changes a type', job({ name: text }), job({ name: { type: 'number' } }), 'name can now be number'],
    ['adds a value', job({ name: { enum: ['a'] } }), job({ name: { enum: ['a', 'b'] } }), 'name can now be "b"'],
    [
      'stops to limit the values',
      job({ name: { const: 'a' } }),
      job({ name: text }),
      'name can now be anything but "a"',
    ],
  ])('breaks clients when it %s', (_, old, next, change) => {
    expect(changesOf({ response: old }, { response: next })).toEqual([`POST /jobs response.${change}`]);
  });

  it.each<[string, Schema, Schema]>([
    ['adds a field', job({}, [], closed), job({ name: text }, ['name'], closed)],
    ['always has an optional field', job({ name: text }), job({ name: text }, ['name'])],
    ['is never null', job({ name: nullable(text) }), job({ name: text })],
    ['omits a value', job({ name: { enum: ['a', 'b'] } }), job({ name: { enum: ['a'] } })],
    ['allows longer text', job({ name: { ...text, maxLength: 9 } }), job({ name: text })],
  ])('is compatible when it %s', (_, old, next) => {
    expect(changesOf({ response: old }, { response: next })).toEqual([]);
  });

  it('breaks clients when the body of all errors loses a field, but not when it has a new code', () => {
    const errors = (schema: Schema): Contract => ({ paths: {}, components: { schemas: { Error: schema } } });
    const old = errors(job({ code: { enum: ['a'] }, message: text }, ['code', 'message']));
    expect(contractChanges(old, errors(job({ code: { enum: ['a', 'b'] } }, ['code'])))).toEqual([
      'Error.message was removed',
    ]);
  });
});
