import { type ChallengeTask, findNumber } from './find-number.ts';

/** Posts the number that solves a challenge, or undefined. The loop blocks only this worker, not the page. */
addEventListener('message', async ({ data }: MessageEvent<ChallengeTask>) => postMessage(await findNumber(data)));
