import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  paginateListUsersInGroup,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { environment } from './environment.ts';
import { recordMetric } from './metrics/record-metric.ts';

export const client = new CognitoIdentityProviderClient({});
// This step is the outermost one of the client, so it counts a throttled call once, after the SDK's own retries.
client.middlewareStack.add(
  (next) => async (input) => {
    try {
      return await next(input);
    } catch (error) {
      if (named(error, 'TooManyRequestsException')) recordMetric('CognitoThrottled');
      throw error;
    }
  },
  { step: 'initialize', name: 'recordThrottling' },
);

export const named = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);

export type Tokens = { accessToken: string; refreshToken?: string };
/** Cognito's response that requires a code; `codeSession` identifies the sign-in. */
export type CodeAsked = { codeSession: string };

export const isCodeRequired = (answer: Tokens | CodeAsked): answer is CodeAsked => 'codeSession' in answer;

/** Returns the claims of a token. Its signature isn't checked, because Cognito has just issued it. */
export const claimsOf = (accessToken: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));

export const tokensOf = (result: AuthenticationResultType | undefined): Tokens | undefined =>
  result?.AccessToken
    ? { accessToken: result.AccessToken, ...(result.RefreshToken && { refreshToken: result.RefreshToken }) }
    : undefined;

/** Signs in with a password. Undefined when the password is wrong or the user doesn't exist. */
export const signIn = async (userId: string, password: string): Promise<Tokens | CodeAsked | undefined> => {
  try {
    const answer = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment.userPoolId,
        ClientId: environment.userPoolClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: userId, PASSWORD: password },
      }),
    );
    if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') return { codeSession: answer.Session ?? '' };
    return tokensOf(answer.AuthenticationResult);
  } catch (error) {
    // cognito-local throws InvalidPasswordException where AWS throws NotAuthorizedException.
    if (named(error, 'NotAuthorizedException', 'InvalidPasswordException', 'UserNotFoundException')) return undefined;
    throw error;
  }
};

/** Returns new tokens for a refresh token. Undefined when it is revoked, expired or invalid. */
export const refresh = async (refreshToken: string): Promise<Tokens | undefined> => {
  try {
    const { AuthenticationResult: result } = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment.userPoolId,
        ClientId: environment.userPoolClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    );
    return result?.AccessToken ? { accessToken: result.AccessToken } : undefined;
  } catch (error) {
    if (named(error, 'NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException')) return undefined;
    throw error;
  }
};

export const revoke = async (refreshToken: string): Promise<void> => {
  try {
    await client.send(new RevokeTokenCommand({ ClientId: environment.userPoolClientId, Token: refreshToken }));
  } catch (error) {
    if (!named(error, 'NotAuthorizedException', 'UnauthorizedException', 'UnsupportedTokenTypeException')) throw error;
  }
};

/** Returns whether a password is the user's. Checking it opens a session, which is closed again. */
export const isPassword = async (userId: string, password: string): Promise<boolean> => {
  const answer = await signIn(userId, password);
  if (answer && !isCodeRequired(answer) && answer.refreshToken) await revoke(answer.refreshToken);
  return answer !== undefined;
};

/** Revokes every refresh token of a user. */
export const signOutEverywhere = async (userId: string): Promise<void> => {
  try {
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: environment.userPoolId, Username: userId }));
  } catch (error) {
    if (!named(error, 'UserNotFoundException')) throw error;
  }
};

/** Sets the password of a user, who is created if missing. Repeating it changes nothing. */
export const setPassword = async (userId: string, email: string, password: string): Promise<void> => {
  const UserPoolId = environment.userPoolId;
  try {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: userId,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
  } catch (error) {
    if (!named(error, 'UsernameExistsException')) throw error;
  }
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: userId, Password: password, Permanent: true }),
  );
};

/** Sets the address of a user, which only operators see there. Repeating it changes nothing. */
export const setPoolEmail = async (userId: string, email: string): Promise<void> => {
  await client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: environment.userPoolId,
      Username: userId,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
};

export const removeUser = async (userId: string): Promise<void> => {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: environment.userPoolId, Username: userId }));
  } catch (error) {
    if (!named(error, 'UserNotFoundException')) throw error;
  }
};

/** Adds a user to the group of staff. */
export const joinSupportGroup = async (userId: string): Promise<void> => {
  await client.send(
    new AdminAddUserToGroupCommand({ UserPoolId: environment.userPoolId, Username: userId, GroupName: SUPPORT_GROUP }),
  );
};

/** Returns the user ids of staff. Only operators may call it; the functions have no permission. */
export const listSupportGroup = async (): Promise<string[]> => {
  const pages = paginateListUsersInGroup({ client }, { UserPoolId: environment.userPoolId, GroupName: SUPPORT_GROUP });
  const ids: string[] = [];
  for await (const { Users: users = [] } of pages) ids.push(...users.map(({ Username: id = '' }) => id));
  return ids;
};
