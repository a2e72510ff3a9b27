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
import { readUser, startSecondFactor, type UserItem } from '../../table/accounts/user.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { auditWrite } from '../audit/audit-write.ts';
import { groupsOf, isSessionOver } from '../sessions/caller.ts';
import { createCodeChallenge, type SetUpChallenge } from './code-challenge.ts';
import { begunAt } from './require-open-sign-in.ts';

const isSettingUp = ({ accessToken }: Tokens): boolean => groupsOf(claimsOf(accessToken)).includes(SET_UP_GROUP);

/**
 * Returns tokens with which Cognito accepts a new app. The user joins the group for that and signs in again. Undefined
 * when the password is no longer right.
 */
const tokensForSetUp = async (userId: string, tokens: Tokens, password: string): Promise<Tokens | undefined> => {
  if (isSettingUp(tokens)) return tokens;
  await joinSetUpGroup(userId);
  if (tokens.refreshToken) await revoke(tokens.refreshToken);
  const again = await signIn(userId, password);
  return again && !isCodeRequired(again) ? again : undefined;
};

/**
 * Returns Cognito's response to the right password of staff, after making Cognito's second factor agree with the table.
 * A reset or set-up whose call to Cognito failed is completed here, so that an app that was reset can't sign in.
 * Undefined when the password is no longer right.
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
    // Cognito has no app of this user, so a new one must be enrolled.
    if (isExpected && named(error, 'InvalidParameterException')) return first;
    throw error;
  }
  if (!isCodeRequired(first) && first.refreshToken) await revoke(first.refreshToken);
  return signIn(user.id, password);
};

/**
 * Returns the challenge for an enrollment code, for staff without an app. Undefined when the password is no longer
 * right.
 */
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

/**
 * Returns the session after the set-up. Its tokens can't set up another app. Undefined when the session has ended
 * meanwhile.
 */
export const afterSetUp = async (userId: string, tokens: Tokens): Promise<Tokens | undefined> => {
  if (!isSettingUp(tokens)) return tokens;
  await leaveSetUpGroup(userId);
  const fresh = tokens.refreshToken ? await refresh(tokens.refreshToken) : undefined;
  return fresh && { ...tokens, ...fresh };
};

/**
 * Completes the set-up with the first code of a new app. One transaction stores the second factor and uses up the
 * enrollment code. After it Cognito requires a code at every sign-in; if that call fails, `agreeOnSecondFactor` repeats
 * it.
 */
export const endSetUp = async (asked: SetUpChallenge, user: UserItem, code: string): Promise<Tokens | Refusal> => {
  const { accessToken, refreshToken, enrollmentHash } = asked;
  if (isSessionOver(claimsOf(accessToken), user)) return 'over';
  const { id: userId, email, displayName } = user;
  const refused = await verifySecret(accessToken, code);
  // Cognito also rejects the code of a set-up that another request has completed since the user was read.
  const isCompleted = refused && (await readUser(userId))?.enrollmentHash !== enrollmentHash;
  if (refused) return isCompleted ? 'over' : refused;
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
