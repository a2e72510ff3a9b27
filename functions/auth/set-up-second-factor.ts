import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';
import { SET_UP_GROUP } from '@plumbline/shared/pool-groups';
import { groupsOf } from '../http/caller.ts';
import { asksForCode, claimsOf, refresh, revoke, signIn, type Tokens } from '../platform/cognito.ts';
import {
  askAtSignIn,
  joinSetUpGroup,
  leaveSetUpGroup,
  newSecret,
  type Refusal,
  verifySecret,
} from '../platform/second-factor.ts';
import type { UserItem } from '../table/accounts/user.ts';
import { type AskedCode, askForCode } from './asked-code.ts';

const isSettingUp = ({ accessToken }: Tokens): boolean => groupsOf(claimsOf(accessToken)).includes(SET_UP_GROUP);

/**
 * Tokens with which Cognito lets a secret be set: the group is joined first, and the password asked for it once more.
 */
const tokensForSetUp = async (userId: string, tokens: Tokens, password: string): Promise<Tokens | undefined> => {
  if (isSettingUp(tokens)) return tokens;
  await joinSetUpGroup(userId);
  if (tokens.refreshToken) await revoke(tokens.refreshToken);
  const again = await signIn(userId, password);
  return again && !asksForCode(again) ? again : undefined;
};

/** Answers staff's first sign-in by a new secret; undefined when the password is no longer right. */
export const beginSetUp = async (
  user: UserItem,
  first: Tokens,
  password: string,
): Promise<SecondFactor | undefined> => {
  const tokens = await tokensForSetUp(user.id, first, password);
  if (!tokens?.refreshToken) return undefined;
  const { accessToken, refreshToken } = tokens;
  return askForCode(user, { kind: 'set-up', accessToken, refreshToken }, await newSecret(accessToken));
};

/** The session after the set-up, with a token that Cognito itself refuses; undefined when it has ended meanwhile. */
export const afterSetUp = async (userId: string, tokens: Tokens): Promise<Tokens | undefined> => {
  if (!isSettingUp(tokens)) return tokens;
  await leaveSetUpGroup(userId);
  const fresh = tokens.refreshToken ? await refresh(tokens.refreshToken) : undefined;
  return fresh && { ...tokens, ...fresh };
};

/** Verifies the first code of a new secret: from then on Cognito asks for one at every sign-in. */
export const endSetUp = async (asked: AskedCode & { kind: 'set-up' }, code: string): Promise<Tokens | Refusal> => {
  const refused = await verifySecret(asked.accessToken, code);
  if (refused) return refused;
  await askAtSignIn(asked.userId, true);
  return { accessToken: asked.accessToken, refreshToken: asked.refreshToken };
};
