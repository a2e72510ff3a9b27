import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { keepsData, type Settings } from '../settings.ts';

const EMPTIER = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * A private, encrypted bucket that accepts TLS only. Its removal policy depends on the stage: kept with its data, or
 * deleted with the stack.
 */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { settings, ...props }: BucketProps & { settings: Settings }) {
    const keeps = keepsData(settings);
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: keeps ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !keeps,
      ...props,
    });
    const emptier = Stack.of(this).node.tryFindChild(EMPTIER);
    if (emptier)
      Validations.of(emptier).acknowledge(
        ...['L1', 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'].map(
          (finding) => ({
            id: `AwsSolutions-${finding}`,
            reason: 'The function that empties buckets before a stage is destroyed comes with CDK.',
          }),
        ),
      );
  }
}
