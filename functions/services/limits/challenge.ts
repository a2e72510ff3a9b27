import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { epochSeconds, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashOf } from '../../platform/ids.ts';
import { currentKey, tryAcceptedKeys } from '../../platform/secrets/keys.ts';
import { claimOnce } from '../../table/idempotency/idempotency-record.ts';
import { type ChallengeCaller, type ChallengePurpose, readChallengeLevel } from './challenge-level.ts';

const VALID_MS = 10 * MINUTE_MS;
/**
 * The largest number of a challenge; half of it is tried on average. A page's worker makes 0.6 million hashes a second
 * on one busy core of a desktop, and a mid-range phone a quarter of that: 75,000 hashes take 0.12 s and half a second.
 * Each doubling (challenge-level.ts) doubles that, to four seconds on a phone.
 */
export const BASE_NUMBER = 150_000;
/**
 * With 20 characters of salt and its parameters, the hashed text fits into one block of SHA-256, as the page expects.
 */
const SALT_BYTES = 10;

const expiry = (): Date => new Date(now().getTime() + VALID_MS);

/**
 * An ALTCHA proof-of-work challenge, signed so that nothing is stored until it is solved [ACC-13]. Its level, by which
 * the work grows with recent failures, is part of the salt and therefore of what is signed.
 */
export const issueChallenge = async (purpose: ChallengePurpose, caller: ChallengeCaller) => {
  const level = await readChallengeLevel(purpose, caller);
  const maxnumber = BASE_NUMBER * 2 ** level;
  const { algorithm, challenge, salt, signature } = await createChallenge({
    // A key for each purpose, so that a solution for one is worth nothing for the other.
    hmacKey: (await currentKey('challenge', purpose)).toString('hex'),
    maxnumber,
    expires: expiry(),
    saltLength: SALT_BYTES,
    params: { w: String(level) },
  });
  return { algorithm, challenge, maxnumber, salt, signature };
};

const refused = () => new ApiError('challenge_failed', { path: 'challenge' });

/** Expiry is checked against our clock, not the library's. */
const isRunning = (payload: string): boolean => Number(extractParams(payload).expires) > epochSeconds(now());

/** Whether it was enough work for this caller, who may have failed again while the challenge was solved. */
const isEnoughWork = async (payload: string, purpose: ChallengePurpose, caller: ChallengeCaller): Promise<boolean> =>
  Number(extractParams(payload).w ?? 0) >= (await readChallengeLevel(purpose, caller)) - 1;

const signatureOf = (payload: string): string => {
  const { signature } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { signature?: unknown };
  return String(signature);
};

/** Accepts a solution once; a wrong, expired or replayed one is a 400, as is one for too little work. */
export const spendChallenge = async (
  payload: string,
  purpose: ChallengePurpose,
  caller: ChallengeCaller,
): Promise<void> => {
  const verify = async (key: Buffer) =>
    (await verifySolution(payload, key.toString('hex'), false).catch(() => false)) || undefined;
  const solved = await tryAcceptedKeys('challenge', verify, purpose);
  if (!solved || !isRunning(payload)) throw refused();
  if (!(await isEnoughWork(payload, purpose, caller))) throw refused();
  // The signature names the challenge, however its solution is written down.
  if (!(await claimOnce('challenge', hashOf(signatureOf(payload)), epochSeconds(expiry())))) throw refused();
};
