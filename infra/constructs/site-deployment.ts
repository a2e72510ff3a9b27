import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { Duration, Stack, Token, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

const built = join(import.meta.dirname, '../../web/dist');

/** Excludes source maps, in case the site was built in another way than by the deployment, which removes them. */
const SOURCE_MAPS = ['**/*.map'];

export type SiteDeploymentProps = {
  bucket: IBucket;
  distribution: IDistribution;
  /** The address of the site, for the canonical addresses in the pages. */
  siteUrl: string;
  settings: Settings;
  withFiles: boolean;
};

/**
 * Returns the built pages with the address of the site, which may be a token that is only resolved during deployment.
 */
const pagesAt = (siteUrl: string) =>
  readdirSync(built)
    .filter((name) => name.endsWith('.html'))
    .map((name) =>
      Source.data(name, readFileSync(join(built, name), 'utf8').replaceAll(SITE_URL_PLACEHOLDER, siteUrl)),
    );

/**
 * Uploads the built site. Assets with a hash in their name are cached for a year, and all other files are revalidated
 * on each request.
 */
export function deploySite(scope: Construct, props: SiteDeploymentProps): void {
  const { bucket, distribution, siteUrl, settings, withFiles } = props;
  const config = { stripePublishableKey: settings.stripePublishableKey, local: false };
  const sources = [Source.jsonData('config.json', config)];
  if (withFiles)
    sources.push(Source.asset(built, { exclude: ['assets/*', '*.html', ...SOURCE_MAPS] }), ...pagesAt(siteUrl));

  const pages = new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources,
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
    prune: false,
  });
  if (withFiles) {
    // New assets are uploaded before the pages that refer to them. Old assets stay, because pages that are still open
    // use them.
    const assets = new BucketDeployment(scope, 'Assets', {
      destinationBucket: bucket,
      sources: [Source.asset(join(built, 'assets'), { exclude: SOURCE_MAPS })],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    });
    pages.node.findChild('CustomResource').node.addDependency(assets.node.findChild('CustomResource'));
  }
  acknowledgeUploader(scope, bucket);
}

/** Returns an account or a region as a finding of cdk-nag names it. */
const nameOf = (value: string, parameter: string): string =>
  Token.isUnresolved(value) ? `<AWS::${parameter}>` : value;

/** Acknowledges findings about the upload function, whose role and runtime CDK determines. */
function acknowledgeUploader(scope: Construct, bucket: IBucket): void {
  const reason = 'The uploading function comes with CDK; it reads the asset bucket and writes the site bucket.';
  const { account, region } = Stack.of(scope);
  const { 'Fn::ImportValue': siteBucket } = Stack.of(scope).resolve(Stack.of(bucket).exportValue(bucket.bucketArn));
  const findings = [
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map(
      (it) => `IAM5[Action::${it}]`,
    ),
    `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${nameOf(account, 'AccountId')}-${nameOf(region, 'Region')}/*]`,
    `IAM5[Resource::${siteBucket}/*]`,
    'IAM5[Resource::*]',
  ];
  const uploaders = Stack.of(scope).node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  for (const uploader of uploaders) {
    Validations.of(uploader).acknowledge(...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })));
  }
}
