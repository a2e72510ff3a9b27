import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { badRequest } from '../http/errors.ts';
import { epochSeconds, now } from '../platform/clock.ts';
import { hashOf } from '../platform/ids.ts';
import { secret } from '../platform/secrets.ts';
import { claimOnce } from '../table/once.ts';

const VALID_MS = 10 * MINUTE_MS;
/** About a tenth of a second of work on a phone. */
const MAX_NUMBER = 50_000;

const expiry = (): Date => new Date(now().getTime() + VALID_MS);

/** ACC-13: an ALTCHA proof-of-work challenge, signed so that nothing is stored until it is solved. */
export const issueChallenge = async () => {
  const { algorithm, challenge, salt, signature } = await createChallenge({
    hmacKey: await secret('ALTCHA_HMAC_KEY'),
    maxnumber: MAX_NUMBER,
    expires: expiry(),
  });
  return { algorithm, challenge, maxnumber: MAX_NUMBER, salt, signature };
};

const refused = () => badRequest('Something went Wrong, Try again!!', 'challenge');

/** Judged by our own clock, so the library is told to leave it. */
const isRunning = (payload: string): boolean => Number(extractParams(payload).expires) > epochSeconds(now());

const signatureOf = (payload: string): string => {
  const { signature } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { signature?: unknown };
  return String(signature);
};

/** Accepts a solution once; a wrong, expired or replayed one is a 400. */
export const spendChallenge = async (payload: string): Promise<void> => {
  const hmacKey = await secret('ALTCHA_HMAC_KEY');
  const solved = await verifySolution(payload, hmacKey, false).catch(() => false);
  if (!solved || !isRunning(payload)) throw refused();
  // The signature names the challenge, however its solution is written down.
  if (!(await claimOnce('challenge', hashOf(signatureOf(payload)), epochSeconds(expiry())))) throw refused();
};
