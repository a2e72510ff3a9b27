import { solveChallenge } from 'altcha-lib/v1';

export type ChallengeTask = { algorithm: string; challenge: string; salt: string; maxnumber: number };

/** Answers the number that solves a challenge, or undefined, away from the page's own thread. */
addEventListener('message', async ({ data }: MessageEvent<ChallengeTask>) => {
  const solution = await solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber).promise;
  postMessage(solution?.number);
});
