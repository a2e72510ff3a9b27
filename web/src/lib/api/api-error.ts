type Params = Readonly<Record<string, string | number>>;
export type FieldError = { readonly path: string; readonly message: string };

/** A failed request. `status` is 0 when there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly params: Params;

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = [], params: Params = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.params = params;
  }
}

type ErrorBody = { code?: unknown; message?: unknown; errors?: unknown; params?: unknown };

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';

export const toApiError = (status: number, body: unknown): ApiError => {
  const { code, message, errors, params } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  return new ApiError(
    status,
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : '',
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
    typeof params === 'object' && params !== null ? (params as Params) : {},
  );
};

/** The error code of the response, or why there was none. */
export const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

/** Returns the status of the response, or 0 when there was none. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Whether the subject was deleted or is hidden; after any other failure a retry may help [APP-06, SEE-18]. */
export const isGone = (error: unknown): boolean => [400, 403, 404, 410].includes(statusOf(error));

/** Whether a mailed link no longer works, as opposed to the password that its page sent along. */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  [400, 404, 409, 410].includes(error.status) &&
  !error.errors.some(({ path }) => path === 'password');

/** Whether the server has rejected a refresh of the token, as opposed to being unavailable. */
export const isRefused = (error: unknown): boolean => [400, 401, 403].includes(statusOf(error));
