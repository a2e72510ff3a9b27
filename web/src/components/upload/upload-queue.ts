import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import type { ErrorCode } from '@plumbline/shared/errors';
import { codeOf } from '../../lib/api/api-error.ts';
import type { Sending } from './send-file.ts';
import { nextUpload, type Upload, type UploadEvent, uploadReducer } from './upload-state.ts';

type UploadQueueOptions<T> = {
  send: (file: File, sending: Sending) => Promise<T>;
  /** Returns why a file may not be sent. The file stays in the list with this error. */
  problemOf: (file: File) => string | undefined;
  /** Why a file could not be sent. */
  failureText: (error: unknown) => string;
};

/**
 * The callbacks of the queue's user: `onStored` for each stored file, `onUnseenFailure` for a failure when no editor is
 * open to show it.
 */
export type UploadsOwner<T = FileView> = {
  onStored: (file: T) => unknown;
  onUnseenFailure: (message: string) => void;
};

/** The error codes of a rejected file. After other errors, such as limits, a retry may help. */
const FILE_PROBLEMS: readonly string[] = [
  'file_too_large',
  'file_broken',
  'photo_broken',
  'photo_too_many_pixels',
  'photo_is_heic',
  'wrong_photo_type',
  'wrong_resume_type',
  'wrong_document_type',
  'wrong_attachment_type',
  'resume_is_rtf',
  'pdf_needs_password',
] satisfies ErrorCode[];

const isFileProblem = (error: unknown): boolean => FILE_PROBLEMS.includes(codeOf(error) ?? '');

let lastKey = 0;

/** Sends files one at a time, and continues when the editor that added them is closed [FIL-09]. */
export const createUploadQueue = <T = FileView>({ send, problemOf, failureText }: UploadQueueOptions<T>) => {
  let uploads: readonly Upload[] = [];
  let owner: UploadsOwner<T> | undefined;
  const aborts = new Map<number, AbortController>();
  const watchers = new Set<() => void>();

  const tell = (event: UploadEvent) => {
    uploads = uploadReducer(uploads, event);
    for (const watcher of watchers) watcher();
    const next = nextUpload(uploads);
    if (next) void start(next);
  };

  const start = async ({ key, file }: Upload) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    tell({ type: 'started', key });
    try {
      const onProgress = (done: number) => tell({ type: 'progressed', key, done });
      const stored = await send(file, { onProgress, signal: abort.signal });
      await owner?.onStored(stored);
      tell({ type: 'removed', key });
    } catch (error) {
      if (abort.signal.aborted) return tell({ type: 'removed', key });
      const message = failureText(error);
      tell({ type: 'failed', key, message, isFinal: isFileProblem(error) });
      if (watchers.size === 0) owner?.onUnseenFailure(message);
    } finally {
      aborts.delete(key);
    }
  };

  return {
    get: () => uploads,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    setOwner: (next: UploadsOwner<T>) => {
      owner = next;
    },
    add: (files: readonly File[]) =>
      tell({
        type: 'added',
        uploads: files.map((file): Upload => {
          lastKey += 1;
          const message = problemOf(file);
          const upload = { key: lastKey, file, done: 0 };
          return message ? { ...upload, state: 'failed', message, isFinal: true } : { ...upload, state: 'waiting' };
        }),
      }),
    retry: (key: number) => tell({ type: 'retried', key }),
    cancel: (key: number) => {
      const abort = aborts.get(key);
      if (abort) abort.abort();
      else tell({ type: 'removed', key });
    },
    /** Stops all uploads and clears the list, so that another user's files are never sent as this user's. */
    clear: () => {
      const running = [...aborts.values()];
      uploads = [];
      owner = undefined;
      for (const abort of running) abort.abort();
      for (const watcher of watchers) watcher();
    },
  };
};

export type UploadQueue<T = FileView> = ReturnType<typeof createUploadQueue<T>>;
