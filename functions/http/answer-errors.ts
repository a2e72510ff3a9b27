import type middy from '@middy/core';
import { mediaTypes } from '@plumbline/shared/contracts/endpoint';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError, errorBody } from '../platform/errors.ts';
import { logger } from '../platform/logger.ts';

/** A throttled or unreachable dependency is a 503, because retrying may help. */
const TEMPORARY = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
  'SlowDown',
  // Concurrent transactions on one item; failed conditions were handled before.
  'TransactionCanceledException',
  'TimeoutError',
]);

const known = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const name = error instanceof Error ? error.name : '';
  if (TEMPORARY.has(name)) return new ApiError('unavailable', { headers: { 'retry-after': '1' } });
  return new ApiError('unexpected');
};

/** An error as a page; undefined where the body is read by a program. */
export type ErrorPage = (error: ApiError, event: APIGatewayProxyEventV2) => string | undefined;

/** Maps errors to the one error body, or a page, and puts the request id on every answer. */
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
