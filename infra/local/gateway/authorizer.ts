import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';

export type JwtConfiguration = { Issuer: string; Audience: string[] };
export type Claims = Record<string, unknown>;

/**
 * Verifies access tokens as the gateway's JWT authorizer does: signature, issuer, client, and expiry by the local
 * clock.
 */
export function createAuthorizer({ Issuer, Audience }: JwtConfiguration, jwks: JSONWebKeySet, now: () => Date) {
  const keys = createLocalJWKSet(jwks);
  return async (authorization: string | null): Promise<Claims | undefined> => {
    const token = authorization?.replace(/^Bearer\s+/i, '');
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer: Issuer, currentDate: now(), requiredClaims: ['exp'] });
      const isForUs = Audience.includes(String(payload.client_id)) && payload.token_use === 'access';
      return isForUs ? payload : undefined;
    } catch {
      return undefined;
    }
  };
}
