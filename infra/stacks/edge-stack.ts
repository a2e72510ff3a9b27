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
import { createEdgeFunctions } from '../constructs/edge/edge-functions.ts';
import { publicPages, publicPatterns } from '../constructs/edge/public-pages.ts';
import { createApiHeaders, createSiteHeaders } from '../constructs/edge/response-headers.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import type { Settings } from '../settings.ts';

export type EdgeStackProps = StackProps & {
  /** The endpoints; those of public pages have their own paths at the edge. */
  endpoints: readonly Endpoint[];
  /** The bucket from which pages show photos and to which they upload files. */
  files: IBucket;
  /** Added to every call, so that the functions recognize calls through the edge. */
  originSecret: ISecret;
  settings: Settings;
  /** The certificate of the domain; undefined without a domain. */
  certificate: ICertificate | undefined;
  /** The ARN of the web ACL; undefined when the settings switch it off. */
  webAclArn: string | undefined;
};

/**
 * One CloudFront distribution for site and API, so that both have one origin. The functions and the site's pages need
 * this origin, so they are deployed later.
 */
export class EdgeStack extends Stack {
  readonly api: HttpApi;
  readonly site: Bucket;
  readonly distribution: Distribution;
  /** The origin of the web app, without a trailing slash. Links in e-mails start with it. */
  readonly siteUrl: string;

  constructor(
    scope: Construct,
    id: string,
    { endpoints, files, originSecret, settings, certificate, webAclArn, ...props }: EdgeStackProps,
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

    const edge = createEdgeFunctions(this, endpoints);
    const page: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(this.site),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: createSiteHeaders(this, `https://${files.bucketRegionalDomainName}`, settings),
      compress: true,
    };
    // CloudFormation reads the secret only when this part of the template changes, for example by another version id.
    const version = settings.originSecretVersion ? { versionId: settings.originSecretVersion } : {};
    const sentSecret = SecretValue.secretsManager(originSecret.secretArn, version);
    const calls = new HttpOrigin(`${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
      customHeaders: { 'x-origin-secret': sentSecret.unsafeUnwrap() },
    });
    const apiHeaders = createApiHeaders(this, settings);
    const { preparePage } = edge;
    const pages = publicPages(this, { origin: calls, preparePage, responseHeadersPolicy: apiHeaders });
    // There is no default root object, because `showApp` selects the file of each page, including the root.
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Plumbline ${settings.stage}`,
      ...(certificate && {
        domainNames: [settings.domain],
        certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(webAclArn && { webAclId: webAclArn }),
      defaultBehavior: {
        ...page,
        functionAssociations: [
          { function: edge.showApp, eventType: FunctionEventType.VIEWER_REQUEST },
          { function: edge.markUnknown, eventType: FunctionEventType.VIEWER_RESPONSE },
        ],
      },
      additionalBehaviors: {
        // The update prompt reads this file to detect a newer build.
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
        id: 'AwsSolutions-CFR3',
        reason: 'Its log keeps query strings, which have the keys of set-up, reset and unsubscribe links.',
      },
      ...(webAclArn
        ? []
        : [
            {
              id: 'AwsSolutions-CFR2',
              reason: 'The settings switch WAF off. The functions and the gateway still limit calls.',
            },
          ]),
      ...(certificate
        ? []
        : [
            {
              id: 'AwsSolutions-CFR4',
              reason: 'Without a domain CloudFront serves under its own address and certificate.',
            },
          ]),
    );
    // Without this permission, S3 returns 403 for a missing file, which looks like a fault in logs and to link
    // checkers.
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
