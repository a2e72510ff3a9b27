import type { ErrorCode } from '@plumbline/shared/errors';
import { useSyncExternalStore } from 'react';
import { ApiError, codeOf } from './api-error.ts';

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

/** Whether the server said that nothing can be saved, before any write was rejected. */
let isAnnounced = false;

/** Records what the server says about writes with other data, so that people know before they type. */
export const announceReadOnly = (error: { code: string; message: string } | undefined): void => {
  if (!error && !isAnnounced) return;
  isAnnounced = error !== undefined;
  recordWriteResult(error && new ApiError(503, error.code, error.message));
};

const onReadOnlyChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readOnlyNow = (): ApiError | undefined => rejection;

/** Returns the rejection of a write while the product is read-only, otherwise undefined. */
export const useReadOnly = (): ApiError | undefined => useSyncExternalStore(onReadOnlyChange, readOnlyNow);
