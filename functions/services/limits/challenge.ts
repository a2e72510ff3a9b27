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
 * The largest number that a challenge can hide; a solution takes half as many hashes on average. A web page makes
 * 600,000 hashes a second on one busy core of a desktop, and a quarter of that on a mid-range phone. So 75,000 hashes
 * take 0.12 s and 0.5 s. Each doubling (challenge-level.ts) doubles that, up to four seconds on a phone.
 */
export const BASE_NUMBER = 150_000;
/**
 * 10 bytes make a salt of 20 characters. With its parameters the hashed text then fits into one block of SHA-256, as
 * the page expects.
 */
const SALT_BYTES = 10;

const expiry = (): Date => new Date(now().getTime() + VALID_MS);

/**
 * Returns an ALTCHA proof-of-work challenge. It is signed, so that nothing is stored until it is solved. The signature
 * covers the level, which is part of the salt; the work grows with it [ACC-13].
 */
export const issueChallenge = async (purpose: ChallengePurpose, caller: ChallengeCaller) => {
  const level = await readChallengeLevel(purpose, caller);
  const maxnumber = BASE_NUMBER * 2 ** level;
  const { algorithm, challenge, salt, signature } = await createChallenge({
    // Each purpose has its own key, so that a solution for one purpose isn't accepted for another.
    hmacKey: (await currentKey('challenge', purpose)).toString('hex'),
    maxnumber,
    expires: expiry(),
    saltLength: SALT_BYTES,
    params: { w: String(level) },
  });
  return { algorithm, challenge, maxnumber, salt, signature };
};

const refused = () => new ApiError('challenge_failed', { path: 'challenge' });

/** Expiry is checked by the product's clock, which tests can set, rather than by the library. */
const isRunning = (payload: string): boolean => Number(extractParams(payload).expires) > epochSeconds(now());

/**
 * Returns whether the work was enough for this caller. The level may have risen by one while the challenge was solved.
 */
const isEnoughWork = async (payload: string, purpose: ChallengePurpose, caller: ChallengeCaller): Promise<boolean> =>
  Number(extractParams(payload).w ?? 0) >= (await readChallengeLevel(purpose, caller)) - 1;

const signatureOf = (payload: string): string => {
  const { signature } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as { signature?: unknown };
  return String(signature);
};

/**
 * Accepts each solution once. Throws `challenge_failed` (400) when it is wrong, expired, used before, or took too
 * little work.
 */
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
  // The signature identifies the challenge, whatever encoding its solution has.
  if (!(await claimOnce('challenge', hashOf(signatureOf(payload)), epochSeconds(expiry())))) throw refused();
};
