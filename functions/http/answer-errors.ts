import type middy from '@middy/core';
import { mediaTypes } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, errorBody } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';

/** Errors of a throttled or unreachable dependency. They become a 503, because a retry may succeed. */
const TEMPORARY = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
  'SlowDown',
  // A conflict of concurrent transactions on one item; failed conditions have been handled before.
  'TransactionCanceledException',
  'TimeoutError',
]);

const known = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (TEMPORARY.has(name)) return new ApiError('unavailable', { headers: { 'retry-after': '1' } });
  return new ApiError('unexpected');
};

/** Returns an error as an HTML page. Undefined for requests of programs, which get JSON. */
export type ErrorPage = (error: ApiError, event: APIGatewayProxyEventV2) => string | undefined;

/** Turns errors into the product's error body, or a page, and adds the request id to every response. */
export const answerErrors = (
  errorPage?: ErrorPage,
): middy.MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  after: (request) => {
    request.response = {
      ...request.response,
      headers: { ...request.response?.headers, 'x-request-id': request.event.requestContext.requestId },
    };
  },
  onError: (request) => {
    const error = known(request.error);
    const { requestId } = request.event.requestContext;
    if (error.status >= 500) {
      logger.error('Request failed', { requestId, routeKey: request.event.routeKey, error: request.error as Error });
    }
    const page = errorPage?.(error, request.event);
    request.response = {
      statusCode: error.status,
      headers: {
        ...request.response?.headers,
        ...error.headers,
        'content-type': page === undefined ? 'application/json' : mediaTypes.html,
        'cache-control': 'no-store',
        'x-request-id': requestId,
      },
      body: page ?? JSON.stringify(errorBody(error)),
    };
  },
});
