import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CognitoError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { type UserPool, UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import { decodeJwt, type JSONWebKeySet } from 'jose';
import type { Invoke } from '../gateway/lambda.ts';
import { removePath } from '../state.ts';
import { type ResolvedTemplates, USER_POOL_CLIENT_ID, USER_POOL_ID } from '../templates/resolved-templates.ts';
import { fileStores, memoryStores } from './cognito-store.ts';
import { allowsSelfService, completeAccessToken, type TokenTrigger } from './cognito-tokens.ts';
import { listUsersPage } from './list-users.ts';
import { createSecondFactors } from './second-factors.ts';

type Body = Record<string, unknown> & { AuthFlow?: string; AuthParameters?: Record<string, string> };

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };
// cognito-local logs with pino, but calls only these methods of its logger.
const context = { logger: silent } as never;

const jwks: JSONWebKeySet = {
  keys: [createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.public.json').jwk],
};

const refuse = (code: string, message: string) => {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': code };
  return new Response(JSON.stringify({ __type: code, message }), { status: 400, headers });
};

/** Writes dates as seconds since 1970, as AWS's JSON protocol does. */
function withEpochSeconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key];
  return given instanceof Date ? Math.floor(given.getTime() / 1000) : value;
}

/** Creates the user pool, client and groups of the template in the data of cognito-local. */
async function declarePool(templates: ResolvedTemplates, services: Services): Promise<void> {
  const pool = templates.one('AWS::Cognito::UserPool').Properties;
  const client = templates.one('AWS::Cognito::UserPoolClient').Properties;
  const existing = (await services.cognito.listUserPools(context)).find(({ Id }) => Id === USER_POOL_ID);
  if (!existing) {
    const options = { Id: USER_POOL_ID, Policies: pool.Policies, UsernameAttributes: [] };
    await services.cognito.createUserPool(context, options as unknown as UserPool);
  }
  const service = await services.cognito.getUserPool(context, USER_POOL_ID);
  const stamp = services.clock.get();
  await service.saveAppClient(context, {
    ...client,
    UserPoolId: USER_POOL_ID,
    ClientId: USER_POOL_CLIENT_ID,
    ClientName: 'local',
    CreationDate: stamp,
    LastModifiedDate: stamp,
  });
  for (const { Properties: group } of templates.all('AWS::Cognito::UserPoolGroup')) {
    if (await service.getGroupByGroupName(context, group.GroupName)) continue;
    await service.saveGroup(context, { GroupName: group.GroupName, CreationDate: stamp, LastModifiedDate: stamp });
  }
}

async function createServices(
  directory: string,
  now: () => Date,
  issuerDomain: string,
  inMemory: boolean,
): Promise<Services> {
  const clock = { get: now };
  // cognito-local lists this folder to find its pools, even when the data are in memory.
  mkdirSync(directory, { recursive: true });
  const stores = inMemory ? memoryStores() : fileStores(directory);
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(directory, stores, pools).create(context, {});
  const triggers = { enabled: () => false } as unknown as Services['triggers'];
  return {
    clock,
    cognito,
    triggers,
    config: {} as Services['config'],
    messages: { deliver: async () => undefined } as unknown as Services['messages'],
    otp: () => '000000',
    tokenGenerator: new JwtTokenGenerator(clock, triggers, { IssuerDomain: issuerDomain }),
  };
}

/**
 * Creates Cognito from the operations of cognito-local, the pool of the template and the product's clock. The data are
 * in files that survive a kill, or in memory.
 */
export async function createCognito(
  templates: ResolvedTemplates,
  localDir: string,
  now: () => Date,
  issuerDomain: string,
  inMemory: boolean,
) {
  const directory = join(localDir, 'cognito');
  const start = async () => {
    const services = await createServices(directory, now, issuerDomain, inMemory);
    await declarePool(templates, services);
    return { router: Router(services), services, factors: createSecondFactors(templates, services, context, now) };
  };
  let { router, services, factors } = await start();
  const flows: string[] = templates.one('AWS::Cognito::UserPoolClient').Properties.ExplicitAuthFlows ?? [];
  let trigger: TokenTrigger | undefined;

  /**
   * Returns AWS's error for a sign-in flow that the client doesn't allow, or for a self-service call without its scope.
   */
  const refusal = (operation: string, body: Body): Response | undefined => {
    const flow = operation.endsWith('InitiateAuth') ? String(body.AuthFlow) : undefined;
    if (flow && !flows.includes(`ALLOW_${flow}`)) {
      return refuse('InvalidParameterException', `${flow} flow not enabled for this client`);
    }
    if (body.AccessToken !== undefined && !allowsSelfService(body.AccessToken)) {
      return refuse('NotAuthorizedException', 'Access Token does not have required scopes');
    }
    return hasExpired(body) ? refuse('NotAuthorizedException', 'Refresh Token has expired') : undefined;
  };

  type UserList = { Users: Parameters<typeof listUsersPage>[0] };
  type Tokens = { AuthenticationResult?: { AccessToken?: string; RefreshToken?: string } };
  const completed = async (answer: Tokens, body: Body): Promise<Tokens> => {
    const result = answer?.AuthenticationResult;
    if (!result?.AccessToken) return answer;
    const session = result.RefreshToken ?? body.AuthParameters?.REFRESH_TOKEN;
    const AccessToken = await completeAccessToken(result.AccessToken, session, trigger);
    return { ...answer, AuthenticationResult: { ...result, AccessToken } };
  };

  /**
   * Returns whether a refresh token has expired. AWS rejects such a token; cognito-local accepts any that it has
   * stored.
   */
  const hasExpired = (body: Body): boolean => {
    const token = body.AuthParameters?.REFRESH_TOKEN;
    if (body.AuthFlow !== 'REFRESH_TOKEN_AUTH' || !token) return false;
    try {
      return (decodeJwt(token).exp ?? 0) * 1000 <= now().getTime();
    } catch {
      return false;
    }
  };

  /** Revokes every refresh token of a user. cognito-local has no such operation. */
  const signOutEverywhere = async (username: string): Promise<Response> => {
    const pool = await services.cognito.getUserPool(context, USER_POOL_ID);
    const user = await pool.getUserByUsername(context, username);
    if (!user) return refuse('UserNotFoundException', 'User does not exist.');
    await pool.saveUser(context, { ...user, RefreshTokens: [] });
    return Response.json({});
  };

  /**
   * Performs an operation. For a user with a second factor, a correct password returns a challenge, and the tokens are
   * dropped.
   */
  const perform = async (operation: string, body: Body): Promise<unknown> => {
    const own = factors.operations[operation];
    if (own) return own(body);
    if (operation === 'ListUsers') {
      const { UserPoolId } = body;
      return listUsersPage(((await router(operation)(context, { UserPoolId })) as UserList).Users, body);
    }
    if (body.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') return router(operation)(context, body);
    const answer = (await router(operation)(context, body)) as Tokens;
    const refreshToken = answer.AuthenticationResult?.RefreshToken;
    return (await factors.askedAfterPassword(String(body.AuthParameters?.USERNAME), refreshToken)) ?? answer;
  };

  return {
    jwks,
    /** Gives a user an authenticator app with this secret. */
    giveSecondFactor: (username: string, secret: string): Promise<void> => factors.give(username, secret),
    /** Sets how to call the template's function before tokens are issued. */
    triggerBy: (invoke: Invoke): void => {
      const { LambdaArn } = templates.one('AWS::Cognito::UserPool').Properties.LambdaConfig.PreTokenGenerationConfig;
      trigger = (event) => invoke(templates.functionOf(LambdaArn), event);
    },
    /** Performs one operation, such as `AdminInitiateAuth`. */
    call: async (operation: string, body: Body): Promise<Response> => {
      const refused = refusal(operation, body);
      if (refused) return refused;
      if (operation === 'AdminUserGlobalSignOut') return signOutEverywhere(String(body.Username));
      try {
        const answer = await completed((await perform(operation, body)) as Tokens, body);
        return new Response(JSON.stringify(answer ?? {}, withEpochSeconds), {
          headers: { 'content-type': 'application/x-amz-json-1.1' },
        });
      } catch (error) {
        if (!(error instanceof CognitoError)) return refuse('InternalErrorException', String(error));
        // cognito-local has a separate error for a wrong password; AWS doesn't.
        const isWrongPassword = operation.endsWith('InitiateAuth') && error.code === 'InvalidPasswordException';
        if (isWrongPassword) return refuse('NotAuthorizedException', 'Incorrect username or password.');
        return refuse(error.code, error.message);
      }
    },
    reset: async () => {
      removePath(directory);
      ({ router, services, factors } = await start());
    },
  };
}

export type Cognito = Awaited<ReturnType<typeof createCognito>>;
