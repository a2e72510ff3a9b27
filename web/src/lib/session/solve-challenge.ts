import type { getChallenge } from '@plumbline/shared/contracts/accounts/users';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { call } from '../api/call.ts';

type Challenge = ResponseOf<typeof getChallenge>;

export type ChallengeRequest = {
  purpose: 'form' | 'sign-in';
  /** The e-mail address of the attempt. Recent failures of the address make the challenge harder. */
  email: string;
  signal?: AbortSignal;
};

/** Finds the number in a worker, so that the page stays responsive. An aborted signal ends the worker. */
const findInWorker = (challenge: Challenge, signal: AbortSignal | undefined): Promise<number> => {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) =>
      data === undefined ? reject(new Error('The challenge has no solution')) : resolve(data);
    worker.onerror = () => reject(new Error('The challenge could not be solved'));
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(challenge);
  });
  return found.finally(() => worker.terminate());
};

/** A solved challenge as a request contains it: base64 of the solution as JSON [ACC-13]. */
export const encodeSolution = ({ algorithm, challenge, salt, signature }: Challenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));

/** Fetches and solves a fresh challenge; each is good for one request. */
export const solveFreshChallenge = async ({ purpose, email, signal }: ChallengeRequest): Promise<string> => {
  const challenge = await call('GET /api/users/challenge', { query: { purpose, email: email.trim() } });
  return encodeSolution(challenge, await findInWorker(challenge, signal));
};
