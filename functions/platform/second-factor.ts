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

/** Why a code brings nothing: it is not the right one, or the sign-in it is for has ended. */
export type Refusal = 'wrong' | 'over';

const requireRefusal = (error: unknown): Refusal => {
  // The name of a code that was used once already is the second one, that of a wrong one at set-up the third.
  if (named(error, 'CodeMismatchException', 'ExpiredCodeException', 'EnableSoftwareTokenMFAException')) return 'wrong';
  // The last one answers a second first code: the secret no longer waits for it.
  const isOver = named(error, 'NotAuthorizedException', 'UserNotFoundException', 'SoftwareTokenMFANotFoundException');
  if (isOver) return 'over';
  throw error;
};

/** Responds to Cognito's code challenge. */
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

/** A new secret for the owner of a token; it counts once a code of it is verified. */
export const newSecret = async (accessToken: string): Promise<string> => {
  const { SecretCode: secret } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  if (!secret) throw new Error('Cognito answered no secret');
  return secret;
};

/** Undefined when the code is of the new secret. */
export const verifySecret = async (accessToken: string, code: string): Promise<Refusal | undefined> => {
  try {
    const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
    return Status === 'SUCCESS' ? undefined : 'wrong';
  } catch (error) {
    return requireRefusal(error);
  }
};

/** From then on Cognito asks the user for a code at every sign-in, or no longer. */
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
