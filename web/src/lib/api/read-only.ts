import type { ErrorCode } from '@plumbline/shared/errors';
import { type ApiError, codeOf } from './api-error.ts';

const READ_ONLY: ErrorCode = 'read_only';

/** The last rejection of a write because the product is read-only; undefined since a write has succeeded again. */
let rejection: ApiError | undefined;
const listeners = new Set<() => void>();

/** Records the result of a write: its error, or undefined for a success. Other errors say nothing about the product. */
export const recordWriteResult = (error: ApiError | undefined): void => {
  if (error && codeOf(error) !== READ_ONLY) return;
  if (error === rejection) return;
  rejection = error;
  for (const listener of listeners) listener();
};

export const onReadOnlyChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const readOnlyNow = (): ApiError | undefined => rejection;
