import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; cookie?: string };

const event = (endpoint: Endpoint, given: Given, userId: string | undefined) => ({
  version: '2.0',
  routeKey: `${endpoint.method} ${endpoint.path}`,
  rawPath: endpoint.path,
  rawQueryString: '',
  headers: { 'content-type': 'application/json' },
  ...(given.cookie && { cookies: [given.cookie] }),
  pathParameters: given.params,
  queryStringParameters: given.query,
  body: given.body === undefined ? undefined : JSON.stringify(given.body),
  isBase64Encoded: false,
  requestContext: {
    requestId: randomUUID(),
    http: { method: endpoint.method, path: endpoint.path, sourceIp: '127.0.0.1' },
    ...(userId && { authorizer: { jwt: { claims: { username: userId, 'cognito:groups': '' } } } }),
  },
});

/** Calls the wrapped handler of an endpoint the way API Gateway does. */
export const invoke = async (endpoint: Endpoint, given: Given = {}, userId?: string) => {
  const { handler } = await import(`../../functions/${endpoint.group}/handler.ts`);
  const answer = await handler(
    event(endpoint, given, userId) as unknown as APIGatewayProxyEventV2,
    {
      awsRequestId: randomUUID(),
      getRemainingTimeInMillis: () => 10_000,
    } as Context,
  );
  if (answer.statusCode >= 400) throw new Error(`${endpoint.name} answered ${answer.statusCode}: ${answer.body}`);
  return { body: JSON.parse(answer.body), cookie: (answer.cookies?.[0] ?? '').split(';')[0] as string };
};
