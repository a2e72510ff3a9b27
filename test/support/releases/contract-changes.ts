import { type Schema, schemaChanges } from './schema-changes.ts';

type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  'x-auth'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
};

/** The part of an OpenAPI document that is compared. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

const successOf = ({ responses }: Operation) => Object.entries(responses).find(([status]) => /^[23]/.test(status));

/** Returns the query as the schema of an object, because the API rejects unknown names in it like unknown fields. */
const queryOf = ({ parameters = [] }: Operation): Schema => {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
};

const contentChanges = (from: Content, to: Content, compare: (from: Schema, to: Schema) => string[], path: string) =>
  Object.entries(from.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const other = to.content?.[type];
    return other ? compare(schema, other.schema ?? {}) : [`${path} is no longer ${type}`];
  });

const authChange = (old: Operation, next: Operation): string[] => {
  const allowsAll = next['x-auth'] === 'public' || (next['x-auth'] === 'signed-in' && old['x-auth'] !== 'public');
  return old['x-auth'] === next['x-auth'] || allowsAll ? [] : [`is now for ${next['x-auth']} only`];
};

const requestChanges = (old: Operation, next: Operation): string[] => {
  const query = schemaChanges(queryOf(old), queryOf(next), 'query', 'request');
  const body = next.requestBody;
  if (!body) return old.requestBody ? [...query, 'body was removed'] : query;
  const isNewlyRequired = body.required && !old.requestBody?.required;
  const compare = (from: Schema, to: Schema) => schemaChanges(from, to, 'body', 'request');
  return [
    ...query,
    ...(isNewlyRequired ? ['body is now required'] : []),
    ...contentChanges(old.requestBody ?? {}, body, compare, 'body'),
  ];
};

/** Compares successful responses only. Clients handle an unknown error by its message. */
const responseChanges = (old: Operation, next: Operation): string[] => {
  const [[oldStatus = '', oldResponse = {}] = [], [status = '', response = {}] = []] = [
    successOf(old),
    successOf(next),
  ];
  const compare = (oldSchema: Schema, schema: Schema) => schemaChanges(schema, oldSchema, 'response', 'response');
  return [
    ...(oldStatus === status ? [] : [`responds ${status} instead of ${oldStatus}`]),
    ...contentChanges(oldResponse, response, compare, 'response'),
  ];
};

/** Returns the changes of the contract that break clients of the old one, one line each. */
export const contractChanges = (old: Contract, next: Contract): string[] => {
  const operations = Object.entries(old.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const other = next.paths[path]?.[method];
      if (!other) return [`${name} was removed`];
      const changes = [
        ...authChange(operation, other),
        ...requestChanges(operation, other),
        ...responseChanges(operation, other),
      ];
      return changes.map((change) => `${name} ${change}`);
    }),
  );
  const bodies = Object.entries(old.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const other = next.components?.schemas?.[name];
    if (!other) return [`${name} was removed`];
    // Clients show the message of an error whose code they don't have.
    return schemaChanges(other, schema, name, 'response').filter((change) => !change.startsWith(`${name}.code can`));
  });
  return [...operations, ...bodies];
};
