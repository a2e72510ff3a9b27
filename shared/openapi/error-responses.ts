import { type Endpoint, isClosedReadOnly, mediaTypes } from '../contracts/endpoint.ts';
import { errors as catalogue, type ErrorCode } from '../errors.ts';

type Json = Record<string, unknown>;

/** The error bodies of the API, and those of the gateway for calls that reach no function. */
export const errorSchemas: Record<string, Json> = {
  Error: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(catalogue) },
      message: { type: 'string', description: "The code's sentence in English, its parameters filled in" },
      params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  },
  GatewayError: {
    type: 'object',
    description: "API Gateway's own answer, which cannot be changed: it has no `code`.",
    required: ['message'],
    properties: { message: { type: 'string' } },
  },
};

/** Returns the media type of an endpoint's response without its character set. */
export const mediaTypeOf = ({ media }: Endpoint): string =>
  media ? mediaTypes[media].replace(/;.*/, '') : 'application/json';

const descriptions: Record<number, string> = {
  400: 'Something in the request is wrong; `errors` names the fields',
  401: 'No valid access token, or not the right password',
  403: 'The caller may not do this',
  404: 'There is no such thing, or the caller may not know of it',
  409: 'It does not fit the present state',
  410: 'It is gone for good',
  413: 'The request is too large',
  415: 'The body does not say that it is JSON',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Something went wrong for the moment; try again',
  504: 'It took too long',
};

const takesInput = ({ params, query, body, rawBody }: Endpoint): boolean => Boolean(params || query || body || rawBody);

const INPUT: readonly ErrorCode[] = ['bad_request'];
const JSON_BODY: readonly ErrorCode[] = ['request_too_large', 'invalid_json', 'unsupported_media_type'];
const FORM: readonly ErrorCode[] = ['request_too_large', 'not_a_form', 'wrong_form_field'];
const SIGNED_IN: readonly ErrorCode[] = ['unauthenticated', 'account_inactive', 'account_suspended', 'session_ended'];
const COUNTED: readonly ErrorCode[] = ['too_many_requests'];
const OF_A_KIND: readonly ErrorCode[] = ['forbidden', 'profile_incomplete'];

/** Returns every error code of an endpoint: those that its declaration implies, and those that it names. */
export const errorCodesOf = (endpoint: Endpoint): ErrorCode[] => {
  const { auth, staffRight, budget, sameOriginOnly, publishes, body, multipart, rawBody, errors = [] } = endpoint;
  const codes = [
    ...errors,
    ...(takesInput(endpoint) ? INPUT : []),
    ...(body && !rawBody ? (multipart ? FORM : JSON_BODY) : []),
    ...(budget === 'event' ? [] : COUNTED),
    ...(auth === 'public' ? [] : SIGNED_IN),
    ...(auth === 'seeker' || auth === 'company' ? OF_A_KIND : []),
    ...(isClosedReadOnly(endpoint) ? (['read_only'] as const) : []),
    ...(auth === 'support' || sameOriginOnly ? (['forbidden'] as const) : []),
    ...(publishes ? (['words_not_allowed'] as const) : []),
    ...(staffRight ? (['staff_right_missing'] as const) : []),
  ];
  return [...new Set<ErrorCode>([...codes, 'unexpected', 'unavailable'])];
};

/** Returns the statuses that the gateway itself can respond with. */
export const gatewayStatuses = ({ auth, body, rawBody }: Endpoint): number[] => [
  ...(auth === 'public' ? [] : [401]),
  ...(body || rawBody ? [413] : []),
  429,
  500,
  503,
  504,
];

const ofCodes = (codes: readonly ErrorCode[]): Json => ({
  allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
});

/** Returns the error responses of an endpoint by status, each with its error codes. */
export const errorResponsesOf = (endpoint: Endpoint): Record<string, Json> => {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code): number => catalogue[code].status);
  const fromGateway = new Set(gatewayStatuses(endpoint));
  const statuses = [...new Set([...byStatus.keys(), ...fromGateway])].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = byStatus.get(status);
      const bodies = [
        ...(codes ? [ofCodes(codes)] : []),
        ...(fromGateway.has(status) ? [{ $ref: '#/components/schemas/GatewayError' }] : []),
      ];
      const schema = bodies.length > 1 ? { anyOf: bodies } : bodies[0];
      // Errors of a page are pages as well, because a browser displays them.
      const isPage = endpoint.errorPages || endpoint.media === 'html';
      const page = isPage && codes && { 'text/html': { schema: { type: 'string' } } };
      const content = page || { 'application/json': { schema } };
      return [String(status), { description: descriptions[status], content }];
    }),
  );
};
