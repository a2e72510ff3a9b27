import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { deploySite } from '../constructs/site-deployment.ts';
import type { Settings } from '../settings.ts';
import type { EdgeStack } from './edge-stack.ts';

export type WebStackProps = StackProps & {
  edge: EdgeStack;
  settings: Settings;
  /** True to upload web/dist, which must be built before. */
  withFiles: boolean;
};

/** Longer than log lines, because a browser can run an old build for months. */
const KEPT = Duration.days(400);

/** The files of the site. They are deployed last, because new pages may need the new functions. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { edge, settings, withFiles, ...props }: WebStackProps) {
    super(scope, id, props);
    this.createSourceMaps(settings);
    const { site: bucket, distribution, siteUrl } = edge;
    deploySite(this, { bucket, distribution, siteUrl, settings, withFiles });
    // For `npm run diff`, and for the pages that `npm run rollback` restores.
    new CfnOutput(this, 'Release', { value: settings.release });
    new CfnOutput(this, 'SiteBucket', { value: bucket.bucketName });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
  }
  /**
   * Creates the bucket in which `npm run deploy` stores the source maps and the pages of each release, and `npm run
   * read-stack` and `npm run rollback` find them.
   */
  private createSourceMaps(settings: Settings): void {
    const sourceMaps = new PrivateBucket(this, 'SourceMaps', { settings, lifecycleRules: [{ expiration: KEPT }] });
    Validations.of(sourceMaps).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'It holds no data of users: deployments write to it and operators read it, and no function may use it.',
    });
    new CfnOutput(this, 'SourceMapsBucket', { value: sourceMaps.bucketName });
  }
}
