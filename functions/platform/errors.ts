import { type ErrorCode, type ErrorParams, errorMessage, errors } from '@plumbline/shared/errors';

export type FieldError = { path: string; message: string };

type More = {
  /** The field of the request that the error is about. */
  path?: string;
  /** What has to be filled in first, each by its field. */
  missing?: readonly string[];
  headers?: Record<string, string>;
};
type CodeWithParams = { [Code in ErrorCode]: keyof ErrorParams<Code> extends never ? never : Code }[ErrorCode];
/** The code of an error whose sentence names no values. */
export type PlainErrorCode = Exclude<ErrorCode, CodeWithParams>;
type ErrorArguments =
  | [code: PlainErrorCode, more?: More]
  | { [Code in CodeWithParams]: [code: Code, more: More & { params: ErrorParams<Code> }] }[CodeWithParams];

/** An error the caller may see, by its code. Anything else that is thrown is logged and answered as `unexpected`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number> | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(...[code, more = {}]: ErrorArguments) {
    const params = 'params' in more ? more.params : undefined;
    super(errorMessage(code, params));
    this.name = 'ApiError';
    this.code = code;
    this.params = params;
    this.errors =
      more.path === undefined
        ? more.missing?.map((path) => ({ path, message: errorMessage('field_required') }))
        : [{ path: more.path, message: this.message }];
    this.headers = more.headers;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** A request that does not fit its schema; the messages are the schema's own. */
export class InvalidRequest extends ApiError {
  override readonly errors: readonly FieldError[];

  constructor(fields: readonly FieldError[]) {
    super('bad_request');
    this.errors = fields;
    if (fields[0]) this.message = fields[0].message;
  }
}

export const errorBody = ({ code, message, params, errors: fields }: ApiError) => ({
  code,
  message,
  ...(params && { params }),
  ...(fields?.length && { errors: fields }),
});
