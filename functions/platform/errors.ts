import { type ErrorCode, type ErrorParams, errorMessage, errors } from '@plumbline/shared/errors';

export type FieldError = { path: string; message: string };

type More = {
  /** The field of the request that the error is about. */
  path?: string;
  /** The fields of the request that the error is about, each with a message of its own. */
  fields?: readonly FieldError[];
  /** The fields that have to be filled in first. */
  missing?: readonly string[];
  headers?: Record<string, string>;
};
type CodeWithParams = { [Code in ErrorCode]: keyof ErrorParams<Code> extends never ? never : Code }[ErrorCode];
/** The codes of errors whose message has no placeholders. */
export type PlainErrorCode = Exclude<ErrorCode, CodeWithParams>;
type ErrorArguments =
  | [code: PlainErrorCode, more?: More]
  | { [Code in CodeWithParams]: [code: Code, more: More & { params: ErrorParams<Code> }] }[CodeWithParams];

/** An error that the caller may see, by its code. Any other error is logged and becomes `unexpected`. */
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
        ? (more.fields ?? more.missing?.map((path) => ({ path, message: errorMessage('field_required') })))
        : [{ path: more.path, message: this.message }];
    this.headers = more.headers;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** The error of a request that doesn't fit its schema; the messages are the schema's. */
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
