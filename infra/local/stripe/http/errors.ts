/** The `error` field of a Stripe error response. Undefined fields are omitted from the JSON. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  request_log_url?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

export class ApiFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** True when the operation itself has started. Only then does Stripe store the response under an idempotency key. */
  readonly begun: boolean;

  constructor(status: number, body: ErrorBody, begun = true) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { doc_url: docUrl(body.code), ...body } : body;
    this.begun = begun;
  }
}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function invalidRequest(message: string, details: Partial<ErrorBody> = {}, status = 400): ApiFailure {
  return new ApiFailure(status, { type: 'invalid_request_error', message, ...details });
}

/** Returns the error for an invalid parameter, before anything is read or changed. */
export function badParameter(message: string, param: string, code?: string): ApiFailure {
  return new ApiFailure(400, { type: 'invalid_request_error', message, param, code }, false);
}

export function missingParameter(param: string): ApiFailure {
  return badParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** Returns the error for an unknown id: 404 when it is in the path, 400 when it is a parameter, as in Stripe. */
export function noSuch(resource: string, id: string, param = 'id', status = param === 'id' ? 404 : 400): ApiFailure {
  return invalidRequest(`No such ${resource}: '${id}'`, { code: 'resource_missing', param }, status);
}

export function unexpectedState(
  resource: 'payment_intent' | 'setup_intent',
  message: string,
  intent: object,
): ApiFailure {
  return invalidRequest(message, { code: `${resource}_unexpected_state`, [resource]: intent });
}

export function cardError(body: Omit<ErrorBody, 'type'>): ApiFailure {
  return new ApiFailure(402, { type: 'card_error', ...body });
}

export function unauthorized(message: string, code?: string): ApiFailure {
  return new ApiFailure(401, { type: 'invalid_request_error', message, code }, false);
}

export function unrecognizedUrl(method: string, path: string): ApiFailure {
  const where = `${method}: ${path}`;
  return invalidRequest(
    `Unrecognized request URL (${where}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
  );
}

export function idempotencyMismatch(message: string): ApiFailure {
  return new ApiFailure(400, { type: 'idempotency_error', message }, false);
}

export function lockTimeout(): ApiFailure {
  const message =
    'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request. If you see this error frequently and are making multiple concurrent requests to a single object, make your requests serially or at a lower rate.';
  return new ApiFailure(409, { type: 'invalid_request_error', code: 'lock_timeout', message }, false);
}

export function rateLimited(): ApiFailure {
  const message = 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
  return new ApiFailure(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
}

export function internalFailure(): ApiFailure {
  const message = 'An unknown error occurred';
  return new ApiFailure(500, { type: 'api_error', message }, false);
}
