import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { ApiError } from '../http/errors.ts';
import { epochSeconds, now } from '../platform/clock.ts';
import { hashOf } from '../platform/ids.ts';
import { currentKey, tryAcceptedKeys } from '../platform/keys.ts';
import { claimOnce } from '../table/idempotency/idempotency-record.ts';

const VALID_MS = 10 * MINUTE_MS;
/**
 * What a challenge is for, and how much work: about a tenth of a second on a phone, half a second to go on guessing.
 */
const maxNumber = { form: 50_000, 'sign-in': 250_000 };
export type ChallengePurpose = keyof typeof maxNumber;

const expiry = (): Date => new Date(now().getTime() + VALID_MS);

/** An ALTCHA proof-of-work challenge, signed so that nothing is stored until it is solved [ACC-13]. */
export const issueChallenge = async (purpose: ChallengePurpose) => {
  const maxnumber = maxNumber[purpose];
  const { algorithm, challenge, salt, signature } = await createChallenge({
    // A key for each purpose, so that cheap solutions are worth nothing where more work is asked for.
    hmacKey: (await currentKey('challenge', purpose)).toString('hex'),
    maxnumber,
    expires: expiry(),
  });
  return { algorithm, challenge, maxnumber, salt, signature };
};

const refused = () => new ApiError('challenge_failed', { path: 'challenge' });

/** Judged by our own clock, so the library is told to leave it. */
const isRunning = (payload: string): boolean => Number(extractParams(payload).expires) > epochSeconds(now());

const signatureOf = (payload: string): string => {
  const { signature } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { signature?: unknown };
  return String(signature);
};

/** Accepts a solution once; a wrong, expired or replayed one is a 400. */
export const spendChallenge = async (payload: string, purpose: ChallengePurpose): Promise<void> => {
  const verify = async (key: Buffer) =>
    (await verifySolution(payload, key.toString('hex'), false).catch(() => false)) || undefined;
  const solved = await tryAcceptedKeys('challenge', verify, purpose);
  if (!solved || !isRunning(payload)) throw refused();
  // The signature names the challenge, however its solution is written down.
  if (!(await claimOnce('challenge', hashOf(signatureOf(payload)), epochSeconds(expiry())))) throw refused();
};
