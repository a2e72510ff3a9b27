import { createPrivateKey } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';

/** The pre token generation function of the template. */
export type TokenTrigger = (event: unknown) => Promise<unknown>;

const key = createPrivateKey(createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json').pem);

const claimsOf = (token: unknown): JWTPayload => {
  try {
    return decodeJwt(String(token));
  } catch {
    return {};
  }
};

/** Returns the scopes of a token after the template's pre token generation function. */
async function scopesOf(claims: JWTPayload, trigger: TokenTrigger | undefined): Promise<string> {
  const scopes = String(claims.scope ?? '').split(' ');
  if (!trigger) return scopes.join(' ');
  const event = {
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    userName: claims.username,
    request: { userAttributes: {}, groupConfiguration: { groupsToOverride: claims['cognito:groups'] ?? [] }, scopes },
    response: {},
  };
  const { response } = (await trigger(event)) as PreTokenGenerationV2TriggerEvent;
  const { scopesToSuppress = [] } = response.claimsAndScopeOverrideDetails?.accessTokenGeneration ?? {};
  return scopes.filter((scope) => !scopesToSuppress.includes(scope)).join(' ');
}

/**
 * Completes an access token of cognito-local as AWS issues it: a refresh keeps the time of the sign-in (`auth_time`),
 * all tokens of a sign-in have its id (`origin_jti`), and the template's function decides on the scopes.
 */
export async function completeAccessToken(
  accessToken: string,
  refreshToken: unknown,
  trigger: TokenTrigger | undefined,
): Promise<string> {
  const claims = claimsOf(accessToken);
  const session = claimsOf(refreshToken);
  const scope = await scopesOf(claims, trigger);
  const complete = {
    ...claims,
    ...(session.jti && { origin_jti: session.jti }),
    ...(session.iat && { auth_time: session.iat }),
    scope: scope || undefined,
  };
  return new SignJWT(complete).setProtectedHeader({ alg: 'RS256', kid: 'CognitoLocal' }).sign(key);
}

/** Returns whether a token may be used for Cognito's self-service calls. */
export const allowsSelfService = (accessToken: unknown): boolean =>
  String(claimsOf(accessToken).scope ?? '')
    .split(' ')
    .includes('aws.cognito.signin.user.admin');
