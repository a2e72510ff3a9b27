import type { Endpoint, Group } from '@plumbline/shared/contracts/endpoint';
import { methodsOf, shadowedPaths } from '@plumbline/shared/contracts/routes';
import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpApi,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction, createLogGroup } from '../constructs/backend-function.ts';
import { groupPermissions } from '../permissions.ts';

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Returns the paths that the gateway routes, without trailing slashes, which the edge removes (edge-functions.ts). */
const routePaths = ({ path, aliases = [] }: Endpoint) => [...new Set([path, ...aliases].map(withoutTrailingSlash))];
const withoutTrailingSlash = (path: string) => path.replace(/\/$/, '');

/** Acknowledges routes without an authorizer, with the reason. */
const acknowledge = (routes: readonly HttpRoute[], reason: string) => {
  for (const route of routes) Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason });
};

/**
 * The access log of the gateway, for events that no function sees: time-outs, and tokens that the gateway refused. It
 * contains no addresses and no queries.
 */
const GATEWAY_LOG = AccessLogFormat.custom(
  JSON.stringify({
    correlation_id: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    latency_ms: '$context.responseLatency',
    function_status: '$context.integration.status',
    function_error: '$context.integrationErrorMessage',
    refusal: '$context.authorizer.error',
  }),
);

export type ApiStackProps = StackProps & { apiId: string; endpoints: readonly Endpoint[]; backend: Backend };

/**
 * The gateway. Its routes are the endpoints of the contract, and everything else is rejected. The edge stack creates
 * the gateway itself.
 */
export class ApiStack extends Stack {
  private readonly api: IHttpApi;

  constructor(scope: Construct, id: string, { apiId, endpoints, backend, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: apiId });
    const accessLogs = createLogGroup(this, 'GatewayLogs');
    // One log group for all endpoint groups, so that one query finds a request. Only this log group contains addresses
    // of viewers.
    const requestLogs = createLogGroup(this, 'RequestLogs');
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: backend.settings.apiRate, burstLimit: backend.settings.apiBurst },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLogs), format: GATEWAY_LOG },
    });

    const { userPool, userPoolClient } = backend;
    const signedIn = new HttpUserPoolAuthorizer('SignedIn', userPool, { userPoolClients: [userPoolClient] });
    const nobody = new HttpNoneAuthorizer();
    const integrations = new Map<Group, HttpLambdaIntegration>();
    for (const group of new Set(endpoints.map((endpoint) => endpoint.group))) {
      const handler = new BackendFunction(this, pascal(group), {
        entry: `functions/api/${group}/handler.ts`,
        permissions: groupPermissions[group],
        backend,
        logGroup: requestLogs,
        nativePackages: group === 'previews' || group === 'files' ? ['sharp'] : [],
        isReserved: group === 'auth' || group === 'payments',
      });
      // The edge's secret, by which a function recognizes calls through the edge.
      backend.keySecrets.origin.grantRead(handler);
      // One permission for each function, instead of one for each route, keeps the stack well below CloudFormation's
      // limits.
      integrations.set(
        group,
        new HttpLambdaIntegration(`${pascal(group)}Integration`, handler.live, { scopePermissionToRoute: false }),
      );
    }

    for (const endpoint of endpoints) {
      for (const path of routePaths(endpoint)) {
        const isPublic = endpoint.auth === 'public';
        const methods = methodsOf(endpoint).map((method) => HttpMethod[method]);
        const integration = integrations.get(endpoint.group)!;
        const routes = this.addRoutes(path, methods, integration, isPublic ? nobody : signedIn);
        if (!isPublic) continue;
        acknowledge(
          routes,
          `The contract declares ${endpoint.name} public: it is called before signing in or by Stripe.`,
        );
      }
    }
    this.refuseUnmatched(endpoints, integrations.get('reference')!, nobody);
  }

  private addRoutes(
    path: string,
    methods: readonly HttpMethod[],
    integration: HttpLambdaIntegration,
    authorizer: IHttpRouteAuthorizer,
  ): HttpRoute[] {
    return methods.map(
      (method) =>
        new HttpRoute(this, `${method}${path}`, {
          httpApi: this.api,
          routeKey: HttpRouteKey.with(path, method),
          integration,
          authorizer,
        }),
    );
  }

  /**
   * Routes paths without an endpoint to a function, which returns the API's error body. The gateway's own response has
   * no `code` and no 405.
   */
  private refuseUnmatched(
    endpoints: readonly Endpoint[],
    integration: HttpLambdaIntegration,
    authorizer: HttpNoneAuthorizer,
  ) {
    const shadowed = shadowedPaths(endpoints).flatMap((path) =>
      this.addRoutes(path, [HttpMethod.ANY], integration, authorizer),
    );
    const rest = new HttpRoute(this, 'Unmatched', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration,
      authorizer,
    });
    acknowledge([...shadowed, rest], 'It answers 404 or 405 to everybody and reads nothing.');
  }
}
