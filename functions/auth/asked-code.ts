import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';
import { MINUTE_MS, SECOND_FACTOR_MINUTES } from '@plumbline/shared/options/limits';
import { ApiError } from '../http/errors.ts';
import { now } from '../platform/clock.ts';
import { seal, unseal } from '../platform/seal.ts';
import type { UserItem } from '../table/accounts/user.ts';

const PURPOSE = 'second-factor';

/** What a code is awaited for: Cognito's own question, or the verification of a new secret by the tokens it is for. */
type Awaited = { kind: 'code'; session: string } | { kind: 'set-up'; accessToken: string; refreshToken: string };

/** A sign-in whose password was right at `at` (milliseconds). */
export type AskedCode = Awaited & { userId: string; at: number };

const addressOf = (email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Plumbline:${email}`)}?${new URLSearchParams({ secret, issuer: 'Plumbline' })}`;

/**
 * The question for a code, with the secret of an app that is to be set up. The browser carries it, sealed: nothing is
 * stored of a sign-in that may never end.
 */
export const askForCode = async ({ id, email }: UserItem, awaited: Awaited, secret?: string): Promise<SecondFactor> => {
  const at = now().getTime();
  return {
    challenge: await seal(JSON.stringify({ ...awaited, userId: id, at } satisfies AskedCode), PURPOSE),
    expiresAt: new Date(at + SECOND_FACTOR_MINUTES * MINUTE_MS).toISOString(),
    ...(secret && { setUp: { secret, uri: addressOf(email, secret) } }),
  };
};

export const signInExpired = () => new ApiError('sign_in_expired');

/** The question that a code answers; anything that was not asked here, or too long ago, has expired. */
export const askedCode = async (challenge: string): Promise<AskedCode> => {
  const opened = await unseal(challenge, PURPOSE);
  if (opened === undefined) throw signInExpired();
  const asked = JSON.parse(opened) as AskedCode;
  if (now().getTime() >= asked.at + SECOND_FACTOR_MINUTES * MINUTE_MS) throw signInExpired();
  return asked;
};
