import { type ErrorCode, statusOf } from '@plumbline/shared/errors';

export { type ErrorCode, statusOf };

export type FieldError = { path: string; message: string };

/** An error the caller may see. Anything else that is thrown is logged and answered as `unexpected`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers;
  }
}

export const badRequest = (message: string, path?: string): ApiError =>
  new ApiError('bad_request', message, path === undefined ? {} : { errors: [{ path, message }] });
export const forbidden = (message = 'You are not allowed to do this.'): ApiError => new ApiError('forbidden', message);
export const notFound = (message: string): ApiError => new ApiError('not_found', message);
export const conflict = (message: string): ApiError => new ApiError('conflict', message);
export const unauthenticated = (message = 'Please sign in.'): ApiError => new ApiError('unauthenticated', message);

export const UNEXPECTED = 'Something went wrong';

export const errorBody = ({ code, message, errors }: Pick<ApiError, 'code' | 'message' | 'errors'>) => ({
  code,
  message,
  ...(errors?.length && { errors }),
});
