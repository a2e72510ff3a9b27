import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { originHeader } from '../../functions/platform/secrets/keys.ts';
import { forgetCallCounts } from '../../functions/services/limits/call-budgets.ts';
import { registerComponents } from '../../infra/local/gateway/load-components.ts';

export type RequestInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A multipart body instead of a JSON one. */
  form?: FormData;
  /** A raw body with its content type. */
  text?: string;
  headers?: Record<string, string>;
  cookie?: string;
};

/** The headers that the edge adds to a call. */
const fromEdge = async () => ({ 'x-origin-secret': await originHeader() });

const jsonOf = (body: unknown): string | undefined => (body === undefined ? undefined : JSON.stringify(body));

const bodyOf = async ({ body, form, text, headers: own }: RequestInput) => {
  const headers = { 'content-type': 'application/json', ...own, ...(await fromEdge()) };
  if (!form) return { headers, body: text ?? jsonOf(body), isBase64Encoded: false };
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...(await fromEdge()) },
    body: Buffer.from(await sent.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  };
};

/** A sign-in at this moment. */
const claimsOf = (username: string, groups: string) => ({
  username,
  'cognito:groups': groups,
  auth_time: Math.floor(Date.now() / 1000),
});

const event = async (endpoint: Endpoint, given: RequestInput, userId: string | undefined, groups: string) => ({
  version: '2.0',
  routeKey: `${endpoint.method} ${endpoint.path}`,
  rawPath: endpoint.path,
  rawQueryString: '',
  ...(given.cookie && { cookies: [given.cookie] }),
  pathParameters: given.params,
  queryStringParameters: given.query,
  ...(await bodyOf(given)),
  requestContext: {
    requestId: randomUUID(),
    http: { method: endpoint.method, path: endpoint.path, sourceIp: '127.0.0.1' },
    ...(userId && { authorizer: { jwt: { claims: claimsOf(userId, groups) } } }),
  },
});

/**
 * Calls the wrapped handler of an endpoint as API Gateway does, as a user, or as a member of staff with their group.
 */
export const invoke = async (endpoint: Endpoint, given: RequestInput = {}, userId?: string, groups = '') => {
  // Counts a caller's calls in memory, because a benchmark makes more of them than a person.
  forgetCallCounts();
  registerComponents();
  const { handler } = await import(`../../functions/api/${endpoint.group}/handler.ts`);
  const answer = await handler(
    (await event(endpoint, given, userId, groups)) as unknown as APIGatewayProxyEventV2,
    {
      awsRequestId: randomUUID(),
      getRemainingTimeInMillis: () => 10_000,
    } as Context,
  );
  if (answer.statusCode >= 400) throw new Error(`${endpoint.name} answered ${answer.statusCode}: ${answer.body}`);
  return {
    body: endpoint.media ? answer.body : JSON.parse(answer.body),
    cookie: (answer.cookies?.[0] ?? '').split(';')[0] as string,
  };
};
