import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { deploySite } from '../constructs/site-deployment.ts';
import type { Settings } from '../settings.ts';
import type { EdgeStack } from './edge-stack.ts';

export type WebStackProps = StackProps & {
  edge: EdgeStack;
  settings: Settings;
  /** Upload web/dist, which has to be built before. */
  withFiles: boolean;
};

/** The files of the site. They come last: a new page may need what the functions before it bring. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, { edge, settings, withFiles, ...props }: WebStackProps) {
    super(scope, id, props);
    const { site: bucket, distribution, siteUrl } = edge;
    deploySite(this, { bucket, distribution, siteUrl, settings, withFiles });
  }
}
