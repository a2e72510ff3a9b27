export type FieldError = { readonly path: string; readonly message: string };

/** A request that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

type ErrorBody = { code?: unknown; message?: unknown; errors?: unknown };

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';

export const toApiError = (status: number, body: unknown): ApiError => {
  const { code, message, errors } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  return new ApiError(
    status,
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : '',
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
  );
};

/** What to show for a failure: the first server error or message, else the screen's own text [API-05]. */
export const firstError = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.errors[0]?.message || error.message || fallback : fallback;

/** The answer's status, or 0 when there was none. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** Whether the subject is gone or not to be seen; after any other failure it can be asked for again [APP-06, SEE-18]. */
export const isGone = (error: unknown): boolean => [400, 403, 404, 410].includes(statusOf(error));

/** Whether the server has said no to a refresh of the token, as opposed to not being able to answer. */
export const isRefused = (error: unknown): boolean => [400, 401, 403].includes(statusOf(error));
