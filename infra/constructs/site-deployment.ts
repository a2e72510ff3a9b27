import { join } from 'node:path';
import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

const built = join(import.meta.dirname, '../../web/dist');

export type SiteDeploymentProps = {
  bucket: IBucket;
  distribution: IDistribution;
  settings: Settings;
  withFiles: boolean;
};

/** Uploads the built site: hashed assets are kept for a year, everything else is asked for again each time. */
export function deploySite(scope: Construct, { bucket, distribution, settings, withFiles }: SiteDeploymentProps): void {
  const config = { stripePublishableKey: settings.stripePublishableKey, local: false };
  const sources = [Source.jsonData('config.json', config)];
  if (withFiles) sources.push(Source.asset(built, { exclude: ['assets/*'] }));

  const pages = new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources,
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
    prune: false,
  });
  if (withFiles) {
    // The new assets are there before the pages that name them; older ones stay for pages still open.
    const assets = new BucketDeployment(scope, 'Assets', {
      destinationBucket: bucket,
      sources: [Source.asset(join(built, 'assets'))],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    });
    pages.node.findChild('CustomResource').node.addDependency(assets.node.findChild('CustomResource'));
  }
  acknowledgeUploader(scope, bucket);
}

/** The function that uploads is CDK's own: its role and runtime are not ours to choose. */
function acknowledgeUploader(scope: Construct, bucket: IBucket): void {
  const reason = 'The uploading function comes with CDK; it reads the asset bucket and writes the site bucket.';
  const siteBucket = Stack.of(scope).getLogicalId(bucket.node.defaultChild as CfnElement);
  const findings = [
    'L1',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map(
      (it) => `IAM5[Action::${it}]`,
    ),
    `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*]`,
    `IAM5[Resource::<${siteBucket}.Arn>/*]`,
    'IAM5[Resource::*]',
  ];
  const uploaders = Stack.of(scope).node.children.filter(({ node }) =>
    node.id.startsWith('Custom::CDKBucketDeployment'),
  );
  for (const uploader of uploaders) {
    Validations.of(uploader).acknowledge(...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })));
  }
}
