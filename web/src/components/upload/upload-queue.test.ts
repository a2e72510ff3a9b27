import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { createUploadQueue } from './upload-queue.ts';

const png = (name: string) => new File(['x'], name);
const stored = { id: 'f'.repeat(24) } as FileView;

/** A queue whose uploads wait until the test ends them by the file's name. */
const heldQueue = () => {
  const sends = new Map<string, PromiseWithResolvers<FileView>>();
  const told: string[] = [];
  const queue = createUploadQueue({
    failureText: () => "We couldn't upload the file.",
    problemOf: ({ name }) => (name.endsWith('.txt') ? 'Please choose a photo' : undefined),
    send: ({ name }, { signal }) => {
      const held = Promise.withResolvers<FileView>();
      signal.addEventListener('abort', () => held.reject(signal.reason));
      sends.set(name, held);
      return held.promise;
    },
  });
  queue.setOwner({
    onStored: () => told.push('stored'),
    onUnseenFailure: (message) => told.push(message),
  });
  const statesOf = () => queue.get().map(({ file, state }) => `${file.name} ${state}`);
  const settled = (states: string[]) => expect.poll(statesOf).toEqual(states);
  return { queue, sends, told, statesOf, settled };
};

describe('the queue of uploads', () => {
  it('[FIL-09] sends the next file when one is stored, with no editor open', async () => {
    const { queue, sends, told, statesOf, settled } = heldQueue();
    const leave = queue.watch(() => {});
    queue.add([png('1.png'), png('2.png')]);
    expect(statesOf()).toEqual(['1.png sending', '2.png waiting']);
    leave();
    sends.get('1.png')?.resolve(stored);
    await settled(['2.png sending']);
    sends.get('2.png')?.resolve(stored);
    await settled([]);
    expect(told).toEqual(['stored', 'stored']);
  });

  it('[FIL-09] keeps a failed file for another try, and notifies its owner when no editor shows it', async () => {
    const { queue, sends, told, settled } = heldQueue();
    const leave = queue.watch(() => {});
    queue.add([png('1.png')]);
    sends.get('1.png')?.reject(new Error('offline'));
    await settled(['1.png failed']);
    expect(told).toEqual([]);
    leave();
    queue.retry(queue.get()[0]!.key);
    sends.get('1.png')?.reject(new Error('offline'));
    await settled(['1.png failed']);
    expect(told).toEqual(["We couldn't upload the file."]);
  });

  it.each([
    ['is damaged', new ApiError(400, 'file_broken', 'This file is damaged.'), true],
    ['has another type', new ApiError(400, 'wrong_photo_type', 'Please choose a photo.'), true],
    ['is one too many', new ApiError(400, 'too_many_photos', 'Please choose at most 20 photos'), false],
    ['is too much for the profile', new ApiError(400, 'profile_too_large', 'This profile holds too much.'), false],
    ['did not arrive', new ApiError(404, 'file_not_received', 'This file did not arrive.'), false],
    ['was changed elsewhere', new ApiError(409, 'files_changed', 'Your files were changed elsewhere.'), false],
    ['met an error of the server', new ApiError(500, 'unexpected', 'Something went wrong.'), false],
    ['met no network', new TypeError('Failed to fetch'), false],
  ])('[FIL-09] offers another try only where it can help: the file %s', async (_, error, isFinal) => {
    const { queue, sends, settled } = heldQueue();
    queue.watch(() => {});
    queue.add([png('1.png')]);
    sends.get('1.png')?.reject(error);
    await settled(['1.png failed']);
    expect(queue.get()[0]?.isFinal).toBe(isFinal);
  });

  it('[FIL-09] never sends a file with a problem, and removes canceled ones from the list', async () => {
    const { queue, sends, statesOf, settled } = heldQueue();
    queue.add([png('a.txt'), png('1.png'), png('2.png')]);
    expect(queue.get()[0]).toMatchObject({ state: 'failed', message: 'Please choose a photo' });
    queue.cancel(queue.get()[2]!.key);
    expect(statesOf()).toEqual(['a.txt failed', '1.png sending']);
    queue.cancel(queue.get()[1]!.key);
    await settled(['a.txt failed']);
    expect([...sends.keys()]).toEqual(['1.png']);
  });

  it('[FIL-09] drops the files of a signed-out user, sent or not', async () => {
    const { queue, sends, told, statesOf, settled } = heldQueue();
    queue.add([png('1.png'), png('2.png')]);
    queue.clear();
    expect(statesOf()).toEqual([]);
    await expect(sends.get('1.png')?.promise).rejects.toThrow();
    await settled([]);
    expect([[...sends.keys()], told]).toEqual([['1.png'], []]);
  });
});
