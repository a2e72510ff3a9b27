import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { type QueryString, readQuery, writeQuery } from './query-string.ts';

type ViewerRequest = { uri: string; querystring: QueryString; headers: Record<string, { value: string }> };
type EdgeFunction = (event: { request: ViewerRequest; viewer: { ip: string } }) => ViewerRequest;
type ViewerResponse = { statusCode: number; headers: Record<string, { value: string }> };
type ResponseFunction = (event: { request: ViewerRequest; response: ViewerResponse }) => ViewerResponse;
export type Behavior = {
  pathPattern: string;
  rewrite: EdgeFunction | undefined;
  respond: ResponseFunction | undefined;
  /** True when the origin is the API, false when it is the bucket of the site. */
  toApi: boolean;
  /** True when responses are compressed for viewers that accept it. */
  compress: boolean;
  /** Headers of every response. For those in `yielding`, a header from the origin takes precedence. */
  headers: Record<string, string>;
  yielding: readonly string[];
  /** Headers of every request to the origin. They replace headers from the viewer. */
  originHeaders: Record<string, string>;
};

type Routed = {
  path: string;
  /** The query as the edge sends it to the origin, with its question mark. */
  query: string;
  behavior: Behavior;
  headers: Record<string, string>;
  /** Maps the status of the origin's response to the status for the viewer. */
  statusOf: (status: number) => number;
};

/** The id of AWS's managed policy without caching. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** Compiles a CloudFront function from its code in the template. */
const compile = <F>(code: string): F => new Function(`${code}\nreturn handler;`)() as F;

/** Returns the response headers that a policy of the template sets. */
function headersOf(policy: LocalResource): Record<string, string> {
  const config = policy.Properties.ResponseHeadersPolicyConfig;
  const security = config.SecurityHeadersConfig ?? {};
  const transport = security.StrictTransportSecurity;
  const headers: Record<string, string | undefined> = {
    'content-security-policy': security.ContentSecurityPolicy?.ContentSecurityPolicy,
    'x-content-type-options': security.ContentTypeOptions && 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
    'strict-transport-security':
      transport &&
      [
        `max-age=${transport.AccessControlMaxAgeSec}`,
        transport.IncludeSubdomains && 'includeSubDomains',
        transport.Preload && 'preload',
      ]
        .filter(Boolean)
        .join('; '),
  };
  for (const { Header, Value } of config.CustomHeadersConfig?.Items ?? []) headers[Header] = Value;
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the headers of a policy that don't override those of the origin. */
const yieldingOf = (policy: LocalResource): string[] =>
  (policy.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig?.Items ?? [])
    .filter(({ Override }: { Override: boolean }) => !Override)
    .map(({ Header }: { Header: string }) => Header);

/** Returns the headers of a response to the viewer. */
export function edgeHeaders(answer: Headers, { headers, yielding }: Behavior): Record<string, string> {
  const own = Object.fromEntries(answer);
  const added = Object.entries(headers).filter(([name]) => !(yielding.includes(name) && name in own));
  return { ...own, ...Object.fromEntries(added) };
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Creates the CloudFront distribution of the template, with the behaviors, functions and headers of its paths. */
export function createEdge(templates: ResolvedTemplates, originSecret: string) {
  const config = templates.one('AWS::CloudFront::Distribution').Properties.DistributionConfig;
  const functions = templates.all('AWS::CloudFront::Function');
  const policies = templates.all('AWS::CloudFront::ResponseHeadersPolicy');

  type OriginHeader = { HeaderName: string; HeaderValue: string };
  type Origin = { Id: string; OriginCustomHeaders?: OriginHeader[]; CustomOriginConfig?: object };
  const originOf = (id: string) => (config.Origins as Origin[]).find(({ Id }) => Id === id);
  /** Replaces a reference to a secret by its value, as CloudFormation does. */
  const resolved = (value: string) => (value.startsWith('{{resolve:secretsmanager:') ? originSecret : value);
  const originHeadersOf = (id: string) => {
    const pairs = (originOf(id)?.OriginCustomHeaders ?? []).map((it) => [it.HeaderName, resolved(it.HeaderValue)]);
    return Object.fromEntries(pairs) as Record<string, string>;
  };

  // biome-ignore lint/suspicious/noExplicitAny: a behaviour as CloudFormation writes it.
  const toBehavior = (behavior: any): Behavior => {
    const functionOf = <F>(eventType: string): F | undefined => {
      const associations: { EventType: string; FunctionARN: unknown }[] = behavior.FunctionAssociations ?? [];
      const arn = associations.find(({ EventType }) => EventType === eventType)?.FunctionARN;
      const code = arn && functions.find(({ id }) => String(arn).endsWith(`:${id}`))?.Properties.FunctionCode;
      return code ? compile<F>(code) : undefined;
    };
    const policy = policies.find(({ id }) => id === behavior.ResponseHeadersPolicyId);
    return {
      pathPattern: behavior.PathPattern ?? '*',
      rewrite: functionOf<EdgeFunction>('viewer-request'),
      respond: functionOf<ResponseFunction>('viewer-response'),
      headers: policy ? headersOf(policy) : {},
      yielding: policy ? yieldingOf(policy) : [],
      // CloudFront compresses only responses that it may cache.
      compress: behavior.Compress === true && behavior.CachePolicyId !== CACHING_DISABLED,
      toApi: originOf(behavior.TargetOriginId)?.CustomOriginConfig !== undefined,
      originHeaders: originHeadersOf(behavior.TargetOriginId),
    };
  };
  const behaviors: Behavior[] = (config.CacheBehaviors ?? []).map(toBehavior);
  const fallback = toBehavior(config.DefaultCacheBehavior);

  return {
    headers: fallback.headers,
    /** Returns the behavior of a path, and the request as the edge sends it to the origin. */
    route: (path: string, viewerIp: string, accepted?: string, query = ''): Routed => {
      const behavior = behaviors.find(({ pathPattern }) => matches(pathPattern, path)) ?? fallback;
      const request: ViewerRequest = {
        uri: path,
        querystring: readQuery(query),
        headers: accepted === undefined ? {} : { 'accept-language': { value: accepted } },
      };
      const rewritten = behavior.rewrite?.({ request, viewer: { ip: viewerIp } }) ?? request;
      const headers = Object.entries(rewritten.headers).map(([name, { value }]) => [name, value]);
      const statusOf = (status: number) =>
        behavior.respond?.({ request: rewritten, response: { statusCode: status, headers: {} } }).statusCode ?? status;
      return {
        path: rewritten.uri,
        query: behavior.rewrite ? writeQuery(rewritten.querystring) : query,
        behavior,
        statusOf,
        headers: { ...Object.fromEntries(headers), ...behavior.originHeaders },
      };
    },
  };
}

export type Edge = ReturnType<typeof createEdge>;
