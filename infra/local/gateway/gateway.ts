import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { NoteMetric } from '../logs/written-lines.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import type { createAuthorizer } from './authorizer.ts';
import { createGatewayEvent, type GatewayRequest } from './gateway-event.ts';
import { type Invoke, TimedOut } from './lambda.ts';
import { createRouteMatcher, type Route } from './route-matching.ts';

type Target = { fn: LocalResource; isPublic: boolean };

/** The largest request that a Lambda function accepts, in bytes. */
const MAX_BODY = 6 * 1024 * 1024;

/** The route key for requests that match no other route. */
const DEFAULT = '$default';
const keyOf = ({ method, path }: Route<Target>) => (method === DEFAULT ? DEFAULT : `${method} ${path}`);

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers });

function requireRoutes(templates: ResolvedTemplates): Route<Target>[] {
  const integrations = new Map(templates.all('AWS::ApiGatewayV2::Integration').map((item) => [item.id, item]));
  return templates.all('AWS::ApiGatewayV2::Route').map(({ Properties: route }) => {
    const [method = '', path = ''] = String(route.RouteKey).split(' ');
    const integration = integrations.get(String(route.Target).replace('integrations/', ''));
    if (!integration) throw new Error(`The route ${route.RouteKey} has no integration`);
    const fn = templates.functionOf(String(integration.Properties.IntegrationUri));
    return { method, path, target: { fn, isPublic: route.AuthorizationType === 'NONE' } };
  });
}

/**
 * Converts a function's result to the gateway's response. A result without a status becomes the body of a 200 response.
 */
function answerOf(result: unknown): Response {
  const isStructured = typeof result === 'object' && result !== null && 'statusCode' in result;
  const answer: APIGatewayProxyStructuredResultV2 = isStructured
    ? (result as APIGatewayProxyStructuredResultV2)
    : {
        statusCode: 200,
        headers: { 'content-type': 'application/json' },
        body: typeof result === 'string' ? result : JSON.stringify(result ?? null),
      };
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, String(value));
  for (const cookie of answer.cookies ?? []) headers.append('set-cookie', cookie);
  const status = Number(answer.statusCode ?? 200);
  const body = answer.isBase64Encoded ? Buffer.from(answer.body ?? '', 'base64') : (answer.body ?? '');
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

export type GatewayOptions = {
  templates: ResolvedTemplates;
  invoke: Invoke;
  authorize: ReturnType<typeof createAuthorizer>;
  now: () => Date;
  reportError: (error: unknown) => void;
  noteMetric: NoteMetric;
};

/** Creates the HTTP API of the template: routes, JWT authorizer, and events and responses in payload format 2.0. */
export function createGateway({ templates, invoke, authorize, now, reportError, noteMetric }: GatewayOptions) {
  const routes = requireRoutes(templates);
  const match = createRouteMatcher(routes.filter(({ method }) => method !== DEFAULT));
  const fallback = routes.find(({ method }) => method === DEFAULT);
  const byDefault = fallback && { route: fallback, pathParameters: {} };
  const answer = async (request: GatewayRequest): Promise<Response> => {
    const found = match(request.method, request.url.split('?')[0] ?? '/') ?? byDefault;
    if (!found) return refuse(404, 'Not Found');
    if (request.body.length > MAX_BODY) return refuse(413, 'Request Entity Too Large');
    const { fn, isPublic } = found.route.target;
    const claims = isPublic ? undefined : await authorize(request.headers.get('authorization'));
    if (!isPublic && !claims) return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    const routeKey = keyOf(found.route);
    try {
      return answerOf(await invoke(fn, createGatewayEvent(request, routeKey, found.pathParameters, claims, now())));
    } catch (error) {
      reportError(error);
      return error instanceof TimedOut
        ? refuse(504, 'Endpoint request timed out')
        : refuse(500, 'Internal Server Error');
    }
  };
  return async (request: GatewayRequest): Promise<Response> => {
    const response = await answer(request);
    if (response.status >= 500) noteMetric('AWS/ApiGateway', '5xx');
    return response;
  };
}
