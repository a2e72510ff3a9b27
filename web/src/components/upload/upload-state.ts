/** A file being uploaded: it waits for earlier files, is being sent, or has stopped with a message. */
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** The sent part of the file, from 0 to 1. */
  readonly done: number;
  readonly message?: string;
  /** Whether the file itself is the problem, so that another try with it would fail too. */
  readonly isFinal?: boolean;
};

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'started' | 'removed' | 'retried'; key: number }
  | { type: 'progressed'; key: number; done: number }
  | { type: 'failed'; key: number; message: string; isFinal: boolean };

const change = (uploads: readonly Upload[], key: number, next: (upload: Upload) => Upload): readonly Upload[] =>
  uploads.map((upload) => (upload.key === key ? next(upload) : upload));

/** Applies an event to the files being uploaded; a stored or canceled one leaves the list. */
export const uploadReducer = (uploads: readonly Upload[], event: UploadEvent): readonly Upload[] => {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads];
    case 'removed':
      return uploads.filter(({ key }) => key !== event.key);
    case 'started':
      return change(uploads, event.key, ({ key, file }) => ({ key, file, state: 'sending', done: 0 }));
    case 'retried':
      return change(uploads, event.key, ({ key, file }) => ({ key, file, state: 'waiting', done: 0 }));
    case 'progressed':
      return change(uploads, event.key, (upload) =>
        upload.state === 'sending' ? { ...upload, done: Math.max(upload.done, event.done) } : upload,
      );
    case 'failed':
      return change(uploads, event.key, ({ key, file }) => ({
        key,
        file,
        state: 'failed',
        done: 0,
        message: event.message,
        isFinal: event.isFinal,
      }));
  }
};

/** The file to send now: the first waiting one, unless one is being sent. */
export const nextUpload = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.some(({ state }) => state === 'sending') ? undefined : uploads.find(({ state }) => state === 'waiting');
