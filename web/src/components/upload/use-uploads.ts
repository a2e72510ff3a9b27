import type { FileView } from '@plumbline/shared/contracts/file-shape';
import type { FilePurpose } from '@plumbline/shared/options/files';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../lib/api/api-error.ts';
import { msg } from '../../lib/msg.ts';
import { fileProblem } from './check-file.ts';
import { sendFile } from './send-file.ts';
import { nextUpload, type Upload, uploadReducer } from './upload-state.ts';

let lastKey = 0;

/** Sends chosen files one after another; each can be cancelled, and tried again after a failure [FIL-09]. */
export const useUploads = (purpose: FilePurpose, onStored: (file: FileView) => unknown) => {
  const { t } = useTranslation();
  const [uploads, tell] = useReducer(uploadReducer, []);
  const aborts = useRef(new Map<number, AbortController>());
  const stored = useRef(onStored);
  stored.current = onStored;

  const send = async ({ key, file }: Upload) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    tell({ type: 'started', key });
    try {
      const onProgress = (done: number) => tell({ type: 'progressed', key, done });
      const view = await sendFile(purpose, file, { onProgress, signal: abort.signal });
      await stored.current(view);
      tell({ type: 'removed', key });
    } catch (error) {
      if (abort.signal.aborted) tell({ type: 'removed', key });
      else tell({ type: 'failed', key, message: firstError(error, msg('The file could not be sent.')) });
    } finally {
      aborts.current.delete(key);
    }
  };

  const next = nextUpload(uploads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each waiting file starts its own sending, once.
  useEffect(() => {
    if (next) void send(next);
  }, [next]);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    /** Takes the files that may be sent; a file that may not stays in the list with the reason. */
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastKey += 1;
        const problem = fileProblem(purpose, file);
        const upload = { key: lastKey, file, done: 0 };
        return problem ? { ...upload, state: 'failed', message: t(problem) } : { ...upload, state: 'waiting' };
      });
      tell({ type: 'added', uploads: added });
    },
    retry: (key: number) => tell({ type: 'retried', key }),
    cancel: (key: number) => {
      const abort = aborts.current.get(key);
      if (abort) abort.abort();
      else tell({ type: 'removed', key });
    },
  };
};
export type Uploads = ReturnType<typeof useUploads>;
