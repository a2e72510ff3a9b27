import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SET_UP_GROUP } from '@plumbline/shared/pool-groups';
import { client, named, type Tokens, tokensOf } from './cognito.ts';
import { environment } from './environment.ts';

/** The reason why a code was rejected: it is wrong, or its sign-in has ended. */
export type Refusal = 'wrong' | 'over';

const requireRefusal = (error: unknown): Refusal => {
  // Cognito's errors for a wrong code, for one that was used already, and for a wrong one at the set-up.
  if (named(error, 'CodeMismatchException', 'ExpiredCodeException', 'EnableSoftwareTokenMFAException')) return 'wrong';
  // Cognito's errors for an ended sign-in; the last one is for a code after the set-up has been completed.
  const isOver = named(error, 'NotAuthorizedException', 'UserNotFoundException', 'SoftwareTokenMFANotFoundException');
  if (isOver) return 'over';
  throw error;
};

/** Sends a code to Cognito's challenge. Returns the tokens, or why the code was rejected. */
export const respondWithCode = async (userId: string, session: string, code: string): Promise<Tokens | Refusal> => {
  try {
    const { AuthenticationResult: result } = await client.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: environment.userPoolId,
        ClientId: environment.userPoolClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: { USERNAME: userId, SOFTWARE_TOKEN_MFA_CODE: code },
        Session: session,
      }),
    );
    return tokensOf(result) ?? 'over';
  } catch (error) {
    return requireRefusal(error);
  }
};

/** Returns a new secret for the user of a token. It replaces the old one once a code of it is verified. */
export const newSecret = async (accessToken: string): Promise<string> => {
  const { SecretCode: secret } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  if (!secret) throw new Error('Cognito answered no secret');
  return secret;
};

/** Verifies the first code of a new secret. Returns undefined when it is right, or why it was rejected. */
export const verifySecret = async (accessToken: string, code: string): Promise<Refusal | undefined> => {
  try {
    const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
    return Status === 'SUCCESS' ? undefined : 'wrong';
  } catch (error) {
    return requireRefusal(error);
  }
};

/** Sets whether Cognito requires a code at every sign-in of the user. */
export const askAtSignIn = async (userId: string, isAsked: boolean): Promise<void> => {
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: environment.userPoolId,
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: isAsked, PreferredMfa: isAsked },
    }),
  );
};

const membership = (userId: string) => ({
  UserPoolId: environment.userPoolId,
  Username: userId,
  GroupName: SET_UP_GROUP,
});

export const joinSetUpGroup = async (userId: string): Promise<void> => {
  await client.send(new AdminAddUserToGroupCommand(membership(userId)));
};

export const leaveSetUpGroup = async (userId: string): Promise<void> => {
  await client.send(new AdminRemoveUserFromGroupCommand(membership(userId)));
};
