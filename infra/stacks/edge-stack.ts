import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { CfnOutput, Duration, SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { createDomainRecords } from '../constructs/domain.ts';
import { createEdgeFunctions } from '../constructs/edge-functions.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { publicPages, publicPatterns } from '../constructs/public-pages.ts';
import { createApiHeaders, createSiteHeaders } from '../constructs/response-headers.ts';
import type { Settings } from '../settings.ts';

export type EdgeStackProps = StackProps & {
  /** The public ones have paths of their own at the edge. */
  endpoints: readonly Endpoint[];
  /** Pages show photos from this bucket and send files to it. */
  files: IBucket;
  /** Sent with every call, so that the API can tell which calls came through the edge. */
  originSecret: ISecret;
  settings: Settings;
  /** Of the domain; undefined without one. */
  certificate: ICertificate | undefined;
};

/**
 * The site and the API behind one CloudFront distribution, so that both have one origin. Everything that has to know
 * this origin is deployed after it: the functions of the API and the site's pages.
 */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly site: Bucket;
  readonly distribution: Distribution;
  /** Origin of the web app, without a trailing slash; links in e-mails start with it. */
  readonly siteUrl: string;

  constructor(
    scope: Construct,
    id: string,
    { endpoints, files, originSecret, settings, certificate, ...props }: EdgeStackProps,
  ) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false, disableExecuteApiEndpoint: false });
    const logs = new PrivateBucket(this, 'Logs', { settings, lifecycleRules: [{ expiration: Duration.days(90) }] });
    Validations.of(logs).acknowledge({ id: 'AwsSolutions-S1', reason: 'This is the bucket the logs go to.' });
    this.site = new PrivateBucket(this, 'Site', {
      settings,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
    });

    const edge = createEdgeFunctions(this);
    const page: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(this.site),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: createSiteHeaders(this, `https://${files.bucketRegionalDomainName}`),
      compress: true,
    };
    // CloudFormation reads the secret only when the template changes here, as it does with the version's id.
    const version = settings.originSecretVersion ? { versionId: settings.originSecretVersion } : {};
    const sentSecret = SecretValue.secretsManager(originSecret.secretArn, version);
    const calls = new HttpOrigin(`${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      customHeaders: { 'x-origin-secret': sentSecret.unsafeUnwrap() },
    });
    const apiHeaders = createApiHeaders(this);
    const { preparePage } = edge;
    const pages = publicPages(this, { origin: calls, preparePage, responseHeadersPolicy: apiHeaders });
    // No default root object: `showApp` finds the file of each page, and the root has one of its own.
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Plumbline ${settings.stage}`,
      ...(certificate && {
        domainNames: [settings.domain],
        certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
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
    Validations.of(this.distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The product is not limited to countries.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'Requests are throttled at the gateway and limited per address in the functions.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Its log keeps query strings, which have the keys of set-up, reset and unsubscribe links.',
      },
      ...(certificate
        ? []
        : [
            {
              id: 'AwsSolutions-CFR4',
              reason: 'Without a domain CloudFront serves under its own address and certificate.',
            },
          ]),
    );
    // Without it S3 responds 403 to a missing file, which looks like a fault of the site in logs and to link checkers.
    this.site.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:ListBucket'],
        resources: [this.site.bucketArn],
        conditions: { StringEquals: { 'AWS:SourceArn': this.distribution.distributionArn } },
      }),
    );
    createDomainRecords(this, settings, this.distribution);
    this.siteUrl = settings.siteUrl || `https://${this.distribution.distributionDomainName}`;
    new CfnOutput(this, 'SiteAddress', { value: this.siteUrl });
    new CfnOutput(this, 'CloudFrontAddress', { value: this.distribution.distributionDomainName });
  }
}
