import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { logger } from '../platform/logger.ts';
import type { Claims } from '../services/sessions/caller.ts';
import { addressOf } from './edge.ts';

type Event = APIGatewayProxyEventV2 & { requestContext: { authorizer?: { jwt?: { claims?: Claims } } } };

/** Returns the error code in the body of a response. Pages and responses to HEAD have none. */
const codeOf = ({ statusCode = 200, body = '' }: APIGatewayProxyStructuredResultV2): string | undefined =>
  statusCode >= 400 && body.startsWith('{') ? (JSON.parse(body) as { code?: string }).code : undefined;

/**
 * Logs one line for a request. The route is the contract's path, so the line has neither ids nor query strings. No
 * other line has the viewer's address.
 */
export const logRequest = (
  event: Event,
  response: APIGatewayProxyStructuredResultV2,
  { operation, startedAt }: { operation: string | undefined; startedAt: number },
): void =>
  logger.info('Request', {
    route: event.routeKey,
    operation,
    status: response.statusCode ?? 200,
    code: codeOf(response),
    latency_ms: Math.round(performance.now() - startedAt),
    user_id: event.requestContext.authorizer?.jwt?.claims?.username as string | undefined,
    address: addressOf(event),
    // CloudFront's id of the request, which AWS support asks for.
    edge_id: event.headers['x-amz-cf-id'],
  });
