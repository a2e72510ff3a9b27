import { getChallenge } from '@plumbline/shared/contracts/accounts/users';
import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import { call } from '../api/call.ts';

type Challenge = AnswerOf<typeof getChallenge>;

/** Finds the number in a worker, so that the page stays responsive. */
const findNumber = (challenge: Challenge): Promise<number> => {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) =>
      data === undefined ? reject(new Error('The challenge has no solution')) : resolve(data);
    worker.onerror = () => reject(new Error('The challenge could not be solved'));
    worker.postMessage(challenge);
  });
  return found.finally(() => worker.terminate());
};

/** A solved challenge as it travels in a body: base64 of the solution as JSON [ACC-13]. */
export const encodeSolution = ({ algorithm, challenge, salt, signature }: Challenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));

/** Fetches and solves a fresh challenge; each is good for one request. */
export const solveFreshChallenge = async (purpose: 'form' | 'sign-in' = 'form'): Promise<string> => {
  const challenge = await call(getChallenge, { query: { purpose } });
  return encodeSolution(challenge, await findNumber(challenge));
};
