import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import httpSecurityHeaders from '@middy/http-security-headers';
import { type Endpoint, type Group, isClosedReadOnly } from '@plumbline/shared/contracts/endpoint';
import { servedKeys } from '@plumbline/shared/contracts/routes';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { parseCookie } from 'cookie';
import { ApiError } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';
import { withCorrelation } from '../platform/logs/correlation.ts';
import { spendCallBudget } from '../services/limits/call-budgets.ts';
import { budgetOf } from '../services/limits/class-budgets.ts';
import { requireWritable } from '../services/maintenance/read-only.ts';
import { authorise, type Claims } from '../services/sessions/caller.ts';
import { answerErrors, type ErrorPage } from './answer-errors.ts';
import { readBody } from './body.ts';
import { addressOf, requireEdge } from './edge.ts';
import { requireSameOrigin } from './foreign-page.ts';
import { logRequest } from './log-request.ts';
import type { AnyOperation } from './operation.ts';
import { parseRequest } from './parse.ts';
import { answerOnce } from './repeats/answer-once.ts';
import { toResponse } from './wire.ts';

type Event = APIGatewayProxyEventV2 & { requestContext: { authorizer?: { jwt?: { claims?: Claims } } } };

/** The directives of a Content-Security-Policy; undefined ones are left out. */
type Policy = Readonly<Record<string, string | undefined>>;

/**
 * The policy of the API's few HTML pages. They have inline styles and forms that post to themselves; scripts are
 * forbidden.
 */
const PAGE_POLICY: Policy = { 'style-src': "'unsafe-inline'", 'form-action': "'self'", sandbox: 'allow-forms' };

/**
 * Counts the call before anything is read, so that rejected calls cost nothing. The gateway has verified the claims.
 */
const spendBudgetOf = async ({ auth, budget }: Endpoint, claims: Claims, address: string): Promise<void> => {
  const userId = auth === 'public' ? undefined : claims?.username;
  const spent = budgetOf(budget, typeof userId === 'string');
  if (spent) await spendCallBudget(spent, typeof userId === 'string' ? userId : address);
};

const answer = async (operation: AnyOperation, event: Event): Promise<APIGatewayProxyStructuredResultV2> => {
  const { endpoint } = operation;
  if (endpoint.sameOriginOnly) requireSameOrigin(event.headers);
  const claims = event.requestContext.authorizer?.jwt?.claims;
  const sourceIp = addressOf(event);
  await spendBudgetOf(endpoint, claims, sourceIp);
  if (isClosedReadOnly(endpoint)) await requireWritable();
  // Repeats are handled before authorization, because the first call may have ended the caller's session or account.
  return answerOnce(endpoint, event, claims?.username, () => answerCall(operation, event, { claims, sourceIp }));
};

type Origin = { claims: Claims; sourceIp: string };

const answerCall = async (
  { endpoint, run }: AnyOperation,
  event: Event,
  { claims, sourceIp }: Origin,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const caller = await authorise(endpoint, claims);
  const { rawBody, body, files } = await readBody(event, endpoint);
  const parsed = parseRequest(endpoint, { params: event.pathParameters, query: event.queryStringParameters, body });
  if (endpoint.publishes) {
    // Loaded here, because most groups publish nothing.
    const { requireAllowedWords } = await import('../services/words/require-allowed-words.ts');
    await requireAllowedWords(parsed.body, caller);
  }
  const cookies: string[] = [];
  const result = await run({
    ...parsed,
    caller,
    rawBody,
    files,
    headers: event.headers,
    cookies: parseCookie((event.cookies ?? []).join('; ')),
    requestId: event.requestContext.requestId,
    sourceIp,
    setCookie: (cookie: string) => cookies.push(cookie),
  } as never);
  // Parsing the response drops fields that the contract doesn't declare, so that a forgotten field can't leak.
  const checked = endpoint.response.parse(result);
  return { ...toResponse(endpoint, checked, event.headers), ...(cookies.length && { cookies }) };
};

/** Registered first so that it runs last: removes the body of responses to HEAD requests. */
const withoutBodyToHead: middy.MiddlewareObj<Event, APIGatewayProxyStructuredResultV2> = (() => {
  const strip = ({
    event,
    response,
  }: {
    event: Event;
    response?: APIGatewayProxyStructuredResultV2 | null | undefined;
  }) => {
    if (event.requestContext.http.method === 'HEAD' && response) {
      response.body = '';
      response.isBase64Encoded = false;
    }
  };
  return { after: strip, onError: strip };
})();

type GroupOptions = {
  /** Returns the error of a path without an operation. */
  errorOfUnmatched?: (path: string) => ApiError | Promise<ApiError>;
  /** The Content-Security-Policy of the group's responses. */
  pagePolicy?: Policy;
  /** Returns errors as HTML pages, for a group of pages. */
  errorPage?: ErrorPage;
};

/**
 * Returns the Lambda handler of an endpoint group. API Gateway's route key selects the operation. All groups share
 * normalized headers, security headers and error bodies.
 */
export const groupHandler = (
  group: Group,
  operations: readonly AnyOperation[],
  { errorOfUnmatched = () => new ApiError('not_found'), pagePolicy = PAGE_POLICY, errorPage }: GroupOptions = {},
) => {
  const byRoute = new Map<string, AnyOperation>();
  for (const each of operations) {
    if (each.endpoint.group !== group) throw new Error(`${each.endpoint.name} is not an endpoint of ${group}`);
    for (const key of servedKeys(each.endpoint)) byRoute.set(key, each);
  }
  const run = middy<Event, APIGatewayProxyStructuredResultV2>()
    .use(withoutBodyToHead)
    .use(httpHeaderNormalizer())
    .use(httpSecurityHeaders({ contentSecurityPolicy: pagePolicy as Record<string, string> }))
    // Registered last so that it handles errors first: the other middleware then adds its headers to the error
    // response.
    .use(answerErrors(errorPage))
    .handler(async (event, context) => {
      logger.addContext(context);
      await requireEdge(event.headers);
      const found = byRoute.get(event.routeKey);
      if (!found) throw await errorOfUnmatched(event.rawPath);
      return answer(found, event);
    });
  return (event: Event, context: Context): Promise<APIGatewayProxyStructuredResultV2> =>
    withCorrelation(event.requestContext.requestId, async () => {
      const startedAt = performance.now();
      const response = await run(event, context);
      logRequest(event, response, { operation: byRoute.get(event.routeKey)?.endpoint.name, startedAt });
      return response;
    });
};
