import { describe, expect, it } from 'vitest';
import { nextUpload, type Upload, type UploadEvent, uploadReducer } from './upload-state.ts';

const upload = (key: number, state: Upload['state'] = 'waiting'): Upload => ({
  key,
  file: new File(['x'], `${key}.png`),
  state,
  done: 0,
});
const after = (uploads: readonly Upload[], ...events: UploadEvent[]) => events.reduce(uploadReducer, uploads);

describe('files that are being uploaded', () => {
  it('[FIL-09] are sent one after another in the order they were chosen', () => {
    const both = [upload(1), upload(2)];
    expect(nextUpload(both)?.key).toBe(1);
    const sending = after(both, { type: 'started', key: 1 });
    expect(nextUpload(sending)).toBeUndefined();
    expect(nextUpload(after(sending, { type: 'removed', key: 1 }))?.key).toBe(2);
  });

  it('[FIL-09] never go backwards, and ignore events of a stopped one', () => {
    const sending = after([upload(1)], { type: 'started', key: 1 }, { type: 'progressed', key: 1, done: 0.6 });
    expect(after(sending, { type: 'progressed', key: 1, done: 0.4 })[0]?.done).toBe(0.6);
    const failed = after(
      sending,
      { type: 'failed', key: 1, message: 'No', isFinal: false },
      { type: 'progressed', key: 1, done: 0.9 },
    );
    expect(failed[0]).toMatchObject({ state: 'failed', done: 0, message: 'No' });
  });

  it("[FIL-09] can be tried again after a failure, which doesn't delay the others", () => {
    const first = upload(1);
    const failed = after([first, upload(2)], { type: 'failed', key: 1, message: 'No', isFinal: false });
    expect(nextUpload(failed)?.key).toBe(2);
    const again = after(failed, { type: 'retried', key: 1 });
    expect(nextUpload(again)).toEqual(first);
  });
});
