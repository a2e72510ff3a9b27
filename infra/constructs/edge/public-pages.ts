import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { Duration } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  FunctionEventType,
  type IFunction,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { ZodObject } from 'zod';

/** Returns the CloudFront path pattern of a public page: `/job/{id}` becomes `/job/*`. */
const patternOf = ({ path }: Endpoint): string => path.replace(/\{.*$/, '*');
const pagesOf = (endpoints: readonly Endpoint[]) => endpoints.filter(({ path }) => !path.startsWith('/api/'));

export const publicPatterns = (endpoints: readonly Endpoint[]): string[] => [
  ...new Set(pagesOf(endpoints).map(patternOf)),
];

/** Returns the parameters that the pages of each pattern read. */
export const parametersOfPages = (endpoints: readonly Endpoint[]): Record<string, string[]> => {
  const pages = Map.groupBy(pagesOf(endpoints), patternOf);
  return Object.fromEntries(
    [...pages].map(([pattern, group]) => [
      pattern,
      [...new Set(group.flatMap(({ query }) => (query instanceof ZodObject ? Object.keys(query.shape) : [])))],
    ]),
  );
};

type PublicPages = {
  origin: IOrigin;
  preparePage: IFunction;
  responseHeadersPolicy: IResponseHeadersPolicy;
};

/**
 * Returns the CloudFront behavior of public pages. They are cached for the time in the response, separately for each
 * language and address.
 */
export const publicPages = (scope: Construct, { origin, preparePage, ...rest }: PublicPages): BehaviorOptions => ({
  ...rest,
  origin,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  compress: true,
  cachePolicy: new CachePolicy(scope, 'PublicPages', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    headerBehavior: CacheHeaderBehavior.allowList('accept-language'),
    // An allow list has ten names at most, which are too few for a search; the function removes all others.
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  }),
  originRequestPolicy: new OriginRequestPolicy(scope, 'PublicPagesToOrigin', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  }),
  functionAssociations: [{ function: preparePage, eventType: FunctionEventType.VIEWER_REQUEST }],
});
