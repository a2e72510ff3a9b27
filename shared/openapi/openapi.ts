import * as z from 'zod';
import { type Endpoint, staffRolesOf } from '../contracts/endpoint.ts';
import { endpoints } from '../contracts/index.ts';
import { errorResponsesOf, errorSchemas, mediaTypeOf } from './error-responses.ts';

type Json = Record<string, unknown>;
type OperationObject = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-auth': string;
  /** The roles of the staff that may call it; absent for an endpoint that is not about staff. */
  'x-staff-roles'?: readonly string[];
  security: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
};
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: Json;
  servers: Json[];
  paths: Record<string, Record<string, OperationObject>>;
  components: Json;
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

/**
 * Returns the schema of a request body with undeclared keys rejected at every depth. A part of an intersection declares
 * only its own keys, so the intersection as a whole rejects the others.
 */
const closed = (schema: Json): Json => {
  const walk = (value: unknown, isPart: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, isPart));
    if (typeof value !== 'object' || value === null) return value;
    const { properties, items, allOf, ...rest } = value as Json;
    const isIntersection = Array.isArray(allOf) && rest.type === undefined;
    return {
      ...rest,
      ...Object.fromEntries(
        ['anyOf', 'oneOf'].flatMap((name) => (name in rest ? [[name, walk(rest[name], isPart)]] : [])),
      ),
      ...(items !== undefined && { items: walk(items, false) }),
      ...(allOf !== undefined && { allOf: isIntersection ? walk(allOf, true) : allOf }),
      ...(properties !== undefined && {
        properties: Object.fromEntries(
          Object.entries(properties as Json).map(([name, property]) => [name, walk(property, false)]),
        ),
      }),
      ...(rest.type === 'object' && !isPart && !('additionalProperties' in rest) && { additionalProperties: false }),
      ...(isIntersection && !isPart && { unevaluatedProperties: false }),
    };
  };
  return walk(schema, false) as Json;
};

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const responsesOf = (endpoint: Endpoint): Record<string, Json> => ({
  [String(endpoint.status ?? 200)]: {
    description: 'Success',
    content: {
      [mediaTypeOf(endpoint)]: {
        schema: schemaOf(endpoint.response, 'output'),
      },
    },
  },
  ...errorResponsesOf(endpoint),
});

const filesField = { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1 };

const requestBodyOf = ({ body, multipart }: Endpoint): Json => {
  const schema: Json = body ? closed(schemaOf(body, 'input')) : { type: 'object' };
  // A body with only optional fields can be absent.
  const isOptional = body?.safeParse({}).success === true;
  if (!multipart) return { required: !isOptional, content: { 'application/json': { schema } } };
  const properties = { ...(schema.properties as Json | undefined), files: filesField };
  const required = [...((schema.required as string[] | undefined) ?? []), 'files'];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required } } } };
};

const operationOf = (endpoint: Endpoint, alias: number): OperationObject => ({
  operationId: alias ? `${endpoint.name}Alias${alias}` : endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.group],
  'x-auth': endpoint.auth,
  ...((endpoint.auth === 'support' || endpoint.staffRight) && { 'x-staff-roles': staffRolesOf(endpoint) }),
  security: endpoint.auth === 'public' ? [] : [{ accessToken: [] }],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...((endpoint.body || endpoint.rawBody) && { requestBody: requestBodyOf(endpoint) }),
  responses: responsesOf(endpoint),
});

/** Returns the OpenAPI 3.1 document of the contract. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    for (const [at, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint, at);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plumbline API',
      version: '1.0.0',
      description:
        'Every entity carries `_id`, the same value as `id`. Money is in cents, times are ISO 8601, distances are miles.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: errorSchemas,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
