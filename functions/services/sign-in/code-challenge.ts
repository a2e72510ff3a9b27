import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';
import { MINUTE_MS, SECOND_FACTOR_MINUTES } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import type { UserItem } from '../../table/accounts/user.ts';

const PURPOSE = 'second-factor';

/**
 * The next step of a sign-in. It is a code of the app, which Cognito requires; the enrollment code of a user without an
 * app; or the first code of a new app, with the hash of the enrollment code that allowed it.
 */
type Awaited =
  | { kind: 'code'; session: string }
  | { kind: 'enrollment'; accessToken: string; refreshToken: string }
  | { kind: 'set-up'; accessToken: string; refreshToken: string; enrollmentHash: string };

/** A sign-in with the right password at the time `at` (ms). */
export type CodeChallenge = Awaited & { userId: string; at: number };
export type AskedEnrollment = CodeChallenge & { kind: 'enrollment' };
export type SetUpChallenge = CodeChallenge & { kind: 'set-up' };

const addressOf = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Plumbline:${email}`)}?${new URLSearchParams({ secret, issuer: 'Plumbline' })}`;

type Question = {
  /** The secret of an app that is being set up. */
  secret?: string;
  /** The time of the right password in ms; now by default. */
  at?: number;
};

/**
 * Returns the challenge for a code. The browser carries it encrypted, so that nothing is stored for a sign-in that may
 * never be completed.
 */
export const createCodeChallenge = async (
  { id, email }: UserItem,
  awaited: Awaited,
  { secret, at = now().getTime() }: Question = {},
): Promise<SecondFactor> => ({
  challenge: await seal(JSON.stringify({ ...awaited, userId: id, at } satisfies CodeChallenge), PURPOSE),
  expiresAt: new Date(at + SECOND_FACTOR_MINUTES * MINUTE_MS).toISOString(),
  ...(awaited.kind === 'enrollment' && { enrollment: true as const }),
  ...(secret && { setUp: { secret, uri: addressOf(email, secret) } }),
});

export const signInExpired = () => new ApiError('sign_in_expired');

/** Decrypts a code challenge. Throws `sign_in_expired` when it is forged or too old. */
export const readCodeChallenge = async (challenge: string): Promise<CodeChallenge> => {
  const opened = await unseal(challenge, PURPOSE);
  if (opened === undefined) throw signInExpired();
  const asked = JSON.parse(opened) as CodeChallenge;
  if (now().getTime() >= asked.at + SECOND_FACTOR_MINUTES * MINUTE_MS) throw signInExpired();
  return asked;
};
