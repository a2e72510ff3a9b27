import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { decodePath } from './decode-path.ts';

export type GatewayRequest = {
  method: string;
  /** Path and query as they were sent, not decoded. */
  url: string;
  headers: Headers;
  body: Buffer;
  sourceIp: string;
};

const TEXT = /^(text\/|application\/(.*\+)?(json|xml|javascript)\b)/;

/** Returns the body as an HTTP API passes it: text unchanged, everything else, including forms, as base64. */
function encodeBody(body: Buffer, contentType: string | null): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = contentType === null || TEXT.test(contentType);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

/** Returns the query parameters. Repeated values are joined with commas. */
function queryOf(rawQueryString: string): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(rawQueryString)) {
    query[key] = key in query ? `${query[key]},${value}` : value;
  }
  return Object.keys(query).length > 0 ? query : undefined;
}

/** Returns claims as text, as an HTTP API passes them. A list becomes `[a b]`. */
export function stringifyClaims(claims: Record<string, unknown>): Record<string, string> {
  const text = (value: unknown) => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}

/** Creates an HTTP API event with payload format 2.0. */
export function createGatewayEvent(
  request: GatewayRequest,
  routeKey: string,
  pathParameters: Record<string, string>,
  claims: Record<string, unknown> | undefined,
  now: Date,
): APIGatewayProxyEventV2 | APIGatewayProxyEventV2WithJWTAuthorizer {
  const [path = '/', ...query] = request.url.split('?');
  const rawPath = decodePath(path);
  const rawQueryString = query.join('?');
  const { cookie, ...headers } = Object.fromEntries(request.headers);
  const cookies = cookie?.split(/;\s*/).filter((part) => part !== '');
  const queryStringParameters = queryOf(rawQueryString);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookies && { cookies }),
    headers: {
      ...headers,
      'x-forwarded-for': request.sourceIp,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    ...(queryStringParameters && { queryStringParameters }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(claims && {
        authorizer: { principalId: '', integrationLatency: 0, jwt: { claims: stringifyClaims(claims), scopes: [] } },
      }),
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomBytes(11).toString('base64'),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...encodeBody(request.body, request.headers.get('content-type')),
  };
}
