import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';
import { SET_UP_GROUP } from '@plumbline/shared/pool-groups';
import {
  type CodeAsked,
  claimsOf,
  isCodeRequired,
  named,
  refresh,
  revoke,
  signIn,
  type Tokens,
} from '../../platform/cognito.ts';
import {
  askAtSignIn,
  joinSetUpGroup,
  leaveSetUpGroup,
  type Refusal,
  verifySecret,
} from '../../platform/second-factor.ts';
import { startSecondFactor, type UserItem } from '../../table/accounts/user.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { auditWrite } from '../audit/audit-write.ts';
import { groupsOf, isSessionOver } from '../sessions/caller.ts';
import { createCodeChallenge, type SetUpChallenge } from './code-challenge.ts';
import { begunAt } from './require-open-sign-in.ts';

const isSettingUp = ({ accessToken }: Tokens): boolean => groupsOf(claimsOf(accessToken)).includes(SET_UP_GROUP);

/**
 * Tokens with which Cognito lets a secret be set: the group is joined first, and the password asked for it again.
 */
const tokensForSetUp = async (userId: string, tokens: Tokens, password: string): Promise<Tokens | undefined> => {
  if (isSettingUp(tokens)) return tokens;
  await joinSetUpGroup(userId);
  if (tokens.refreshToken) await revoke(tokens.refreshToken);
  const again = await signIn(userId, password);
  return again && !isCodeRequired(again) ? again : undefined;
};

/**
 * Cognito's answer to the right password of staff, once it agrees with the table about the second factor. A reset or a
 * set-up whose call to Cognito failed is completed here, so that an app that was reset opens nothing. Undefined when
 * the password is no longer right.
 */
export const agreeOnSecondFactor = async (
  user: UserItem,
  first: Tokens | CodeAsked,
  password: string,
): Promise<Tokens | CodeAsked | undefined> => {
  const isExpected = user.secondFactorFrom !== undefined;
  if (isCodeRequired(first) === isExpected) return first;
  try {
    await askAtSignIn(user.id, isExpected);
  } catch (error) {
    // Cognito has no app of this user: a new one has to be enrolled.
    if (isExpected && named(error, 'InvalidParameterException')) return first;
    throw error;
  }
  if (!isCodeRequired(first) && first.refreshToken) await revoke(first.refreshToken);
  return signIn(user.id, password);
};

/** Asks staff without an app for their enrollment code; undefined when the password is no longer right. */
export const beginEnrollment = async (
  user: UserItem,
  first: Tokens,
  password: string,
): Promise<SecondFactor | undefined> => {
  const tokens = await tokensForSetUp(user.id, first, password);
  if (!tokens?.refreshToken) return undefined;
  const { accessToken, refreshToken } = tokens;
  return createCodeChallenge(user, { kind: 'enrollment', accessToken, refreshToken });
};

/** The session after the set-up, with a token that Cognito itself refuses; undefined when it has ended meanwhile. */
export const afterSetUp = async (userId: string, tokens: Tokens): Promise<Tokens | undefined> => {
  if (!isSettingUp(tokens)) return tokens;
  await leaveSetUpGroup(userId);
  const fresh = tokens.refreshToken ? await refresh(tokens.refreshToken) : undefined;
  return fresh && { ...tokens, ...fresh };
};

/**
 * Verifies the first code of a new secret. The table says first that there is a second factor, and the enrollment code
 * is used up in the same transaction; then Cognito asks for a code at every sign-in (see `agreeOnSecondFactor`).
 */
export const endSetUp = async (asked: SetUpChallenge, user: UserItem, code: string): Promise<Tokens | Refusal> => {
  const { accessToken, refreshToken, enrollmentHash } = asked;
  if (isSessionOver(claimsOf(accessToken), user)) return 'over';
  const refused = await verifySecret(accessToken, code);
  if (refused) return refused;
  const { id: userId, email, displayName } = user;
  try {
    await transact(
      startSecondFactor(userId, new Date(begunAt(accessToken)).toISOString(), enrollmentHash),
      auditWrite(
        { userId, email, displayName },
        { action: 'set up second factor', subject: { type: 'user', id: userId } },
      ),
    );
  } catch (error) {
    if (isConditionFailure(error)) return 'over';
    throw error;
  }
  await askAtSignIn(userId, true);
  return { accessToken, refreshToken };
};
