import { randomUUID } from 'node:crypto';
import { CognitoError } from 'cognito-local/lib/errors.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { decodeJwt } from 'jose';
import { type ResolvedTemplates, USER_POOL_CLIENT_ID, USER_POOL_ID } from '../templates/resolved-templates.ts';
import { newSecret, stepOfCode } from './totp.ts';

type Body = Record<string, unknown>;
type Operation = (body: Body) => Promise<object>;

const FACTOR = 'SOFTWARE_TOKEN_MFA';
const MINUTE = 60_000;
const DEFAULT_SESSION_MINUTES = 3;
/** The number of remembered steps, more than can be valid at the same time. */
const KEPT_STEPS = 5;

type Context = Parameters<Services['cognito']['getUserPool']>[0];
/** The stored data of a user's app: the active secret, and a pending one that waits for its first code. */
type StoredFactor = { Secret: string; Verified: boolean; Pending?: string; UsedSteps?: number[] };

const refusal = (code: string, message: string) => new CognitoError(code, message);
const notAuthorized = (message: string) => refusal('NotAuthorizedException', message);

/**
 * Implements second factors by authenticator apps. cognito-local's own implementation lacks Admin* operations, uses the
 * clock of the machine, accepts a code twice, and never lets a sign-in expire.
 */
export const createSecondFactors = (
  templates: ResolvedTemplates,
  services: Services,
  context: Context,
  now: () => Date,
) => {
  const { MfaConfiguration: mode, EnabledMfas: enabled = [] } = templates.one('AWS::Cognito::UserPool').Properties;
  const isOffered = mode !== undefined && mode !== 'OFF' && enabled.includes(FACTOR);
  const { AuthSessionValidity = DEFAULT_SESSION_MINUTES } = templates.one('AWS::Cognito::UserPoolClient').Properties;
  const asked = new Map<string, { username: string; until: number }>();

  const poolOf = () => services.cognito.getUserPool(context, USER_POOL_ID);
  const userNamed = async (username: unknown): Promise<User> => {
    const user = await (await poolOf()).getUserByUsername(context, String(username));
    if (!user) throw refusal('UserNotFoundException', 'User does not exist.');
    return user;
  };
  const bearerOf = (body: Body) => {
    const { username, exp = 0 } = decodeJwt(String(body.AccessToken));
    if (exp * 1000 <= now().getTime()) throw notAuthorized('Access Token has expired');
    return userNamed(username);
  };
  const keptOf = (user: User) => user.SoftwareTokenMfaConfiguration as StoredFactor | undefined;
  const save = async (user: User, changes: Partial<User>) =>
    (await poolOf()).saveUser(context, { ...user, ...changes });

  /** Accepts each code once; returns the updated data. */
  const use = (kept: StoredFactor, secret: string, code: unknown, refused: string): StoredFactor => {
    const step = stepOfCode(secret, String(code), now());
    if (step === undefined) throw refusal(refused, 'Invalid code received for user');
    if (secret === kept.Secret && kept.UsedSteps?.includes(step)) {
      throw refusal('ExpiredCodeException', 'Your software token has already been used once.');
    }
    return { ...kept, UsedSteps: [...(kept.UsedSteps ?? []), step].slice(-KEPT_STEPS) };
  };

  const operations: Record<string, Operation> = {
    AssociateSoftwareToken: async (body) => {
      if (!isOffered) throw refusal('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled.');
      const user = await bearerOf(body);
      const Pending = newSecret();
      const kept: StoredFactor = { ...(keptOf(user) ?? { Secret: '', Verified: false }), Pending };
      await save(user, { SoftwareTokenMfaConfiguration: kept });
      return { SecretCode: Pending };
    },
    VerifySoftwareToken: async (body) => {
      const user = await bearerOf(body);
      const { Pending } = keptOf(user) ?? {};
      if (!Pending) throw refusal('SoftwareTokenMFANotFoundException', 'Software Token MFA has not been associated.');
      const fresh = { Secret: Pending, Verified: true };
      const kept = use(fresh, Pending, body.UserCode, 'EnableSoftwareTokenMFAException');
      await save(user, { SoftwareTokenMfaConfiguration: kept });
      return { Status: 'SUCCESS' };
    },
    AdminSetUserMFAPreference: async ({ Username, SoftwareTokenMfaSettings }) => {
      const user = await userNamed(Username);
      const { Enabled = false } = (SoftwareTokenMfaSettings ?? {}) as { Enabled?: boolean };
      if (Enabled && !keptOf(user)?.Verified) {
        throw refusal('InvalidParameterException', 'User has not verified software token mfa');
      }
      await save(user, { UserMFASettingList: Enabled ? [FACTOR] : [] });
      return {};
    },
    AdminRespondToAuthChallenge: async ({ ChallengeName, ChallengeResponses, Session }) => {
      if (ChallengeName !== FACTOR) throw refusal('InvalidParameterException', `Unknown challenge ${ChallengeName}`);
      const { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code } = ChallengeResponses as Record<string, string>;
      const session = asked.get(String(Session));
      if (!session || session.username !== USERNAME) throw notAuthorized('Invalid session for the user.');
      if (session.until <= now().getTime()) throw notAuthorized('Invalid session for the user, session is expired.');
      const user = await userNamed(USERNAME);
      const kept = keptOf(user);
      if (!kept?.Verified) throw notAuthorized('User has no software token.');
      const used = use(kept, kept.Secret, code, 'CodeMismatchException');
      asked.delete(String(Session));
      await save(user, { SoftwareTokenMfaConfiguration: used });
      return { AuthenticationResult: await tokensFor(USERNAME) };
    },
  };

  const tokensFor = async (username: string) => {
    const [pool, user] = await Promise.all([poolOf(), userNamed(username)]);
    const client = await services.cognito.getAppClient(context, USER_POOL_CLIENT_ID);
    const groups = await pool.listUserGroupMembership(context, user);
    const tokens = await services.tokenGenerator.generate(context, user, groups, client!, undefined, 'Authentication');
    await pool.storeRefreshToken(context, tokens.RefreshToken, user);
    return tokens;
  };

  return {
    operations,
    /** Returns Cognito's challenge for users with an app, which replaces the tokens after a correct password. */
    askedAfterPassword: async (username: string, refreshToken: string | undefined): Promise<object | undefined> => {
      const user = await userNamed(username);
      if (!isOffered || !user.UserMFASettingList?.includes(FACTOR)) return undefined;
      await save(user, { RefreshTokens: user.RefreshTokens.filter((token) => token !== refreshToken) });
      const Session = randomUUID();
      asked.set(Session, { username, until: now().getTime() + AuthSessionValidity * MINUTE });
      return { ChallengeName: FACTOR, ChallengeParameters: { USER_ID_FOR_SRP: username }, Session };
    },
    /** Gives a user of the demo data an app with a public secret. */
    give: async (username: string, secret: string): Promise<void> => {
      const SoftwareTokenMfaConfiguration: StoredFactor = { Secret: secret, Verified: true };
      await save(await userNamed(username), { SoftwareTokenMfaConfiguration, UserMFASettingList: [FACTOR] });
    },
  };
};
