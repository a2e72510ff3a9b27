import { vi } from 'vitest';
import { fetchFrom, type ReceivedRequest, type Reply } from '../../../gallery/replies.ts';

export { answering, type ReceivedRequest } from '../../../gallery/replies.ts';

/** Replaces the network by the given responses until the test ends. */
export const answerRequests = (replies: readonly Reply[]): ReceivedRequest[] => {
  const asked: ReceivedRequest[] = [];
  vi.stubGlobal(
    'fetch',
    fetchFrom(replies, (request) => asked.push(request)),
  );
  return asked;
};
