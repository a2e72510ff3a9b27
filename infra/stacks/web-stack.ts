import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { CfnOutput, RemovalPolicy, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { createEdgeFunctions } from '../constructs/edge-functions.ts';
import { publicPages, publicPatterns } from '../constructs/public-pages.ts';
import { createApiHeaders, createSiteHeaders } from '../constructs/response-headers.ts';
import { deploySite } from '../constructs/site-deployment.ts';
import type { Settings } from '../settings.ts';

export type WebStackProps = StackProps & {
  api: HttpApi;
  /** The public ones have paths of their own at the edge. */
  endpoints: readonly Endpoint[];
  /** Pages show photos from this bucket and send files to it. */
  files: IBucket;
  /** Sent with every call, so that the API knows what has come this way. */
  originSecret: ISecret;
  settings: Settings;
  /** Upload web/dist, which has to be built before. */
  withFiles: boolean;
};

/** The site and the API behind one CloudFront distribution, so that both have one origin. */
export class WebStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { api, endpoints, files, originSecret, settings, withFiles, ...props }: WebStackProps,
  ) {
    super(scope, id, props);
    const logs = this.createBucket('Logs', {});
    Validations.of(logs).acknowledge({ id: 'AwsSolutions-S1', reason: 'This is the bucket the logs go to.' });
    const bucket = this.createBucket('Site', { serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'site/' });

    const edge = createEdgeFunctions(this);
    const page: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: createSiteHeaders(this, `https://${files.bucketRegionalDomainName}`),
      compress: true,
    };
    // CloudFormation reads the secret only when the template changes here, as it does with the version's id.
    const version = settings.originSecretVersion ? { versionId: settings.originSecretVersion } : {};
    const sentSecret = SecretValue.secretsManager(originSecret.secretArn, version);
    const calls = new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      customHeaders: { 'x-origin-secret': sentSecret.unsafeUnwrap() },
    });
    const apiHeaders = createApiHeaders(this);
    const { preparePage } = edge;
    const pages = publicPages(this, { origin: calls, preparePage, responseHeadersPolicy: apiHeaders });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Plumbline ${settings.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        ...page,
        functionAssociations: [
          { function: edge.showApp, eventType: FunctionEventType.VIEWER_REQUEST },
          { function: edge.markUnknown, eventType: FunctionEventType.VIEWER_RESPONSE },
        ],
      },
      additionalBehaviors: {
        // The update prompt asks here whether a newer build is out.
        '/version.json': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
        '/config.json': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
        '/api/*': {
          origin: calls,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: apiHeaders,
          functionAssociations: [{ function: edge.prepareCall, eventType: FunctionEventType.VIEWER_REQUEST }],
        },
        ...Object.fromEntries(publicPatterns(endpoints).map((pattern) => [pattern, pages])),
      },
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The product is not limited to countries.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Requests are throttled at the gateway and limited per address in the functions.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Its log keeps query strings, where the keys of set-up, reset and unsubscribe links stand.',
      },
      { id: 'AwsSolutions-CFR4', reason: 'Until a domain is configured CloudFront serves under its own certificate.' },
    );
    deploySite(this, { bucket, distribution, settings, withFiles });
    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.distributionDomainName}` });
  }

  private createBucket(id: string, props: BucketProps): Bucket {
    return new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
    });
  }
}
