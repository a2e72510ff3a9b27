import { type CfnElement, Duration, Stack, Validations } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DlqDestinationConfig, IEventSourceDlq, IEventSourceMapping, IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Backend } from '../backend.ts';
import { PrivateBucket } from '../private-bucket.ts';
import { raiseAlarm } from '../raise-alarm.ts';

/** Letters contain personal data. They are deleted before the marks of sent e-mails, which are kept for 90 days. */
const KEPT = Duration.days(60);
/** The name of the request metrics, which cover the whole bucket. */
const WHOLE_BUCKET = 'WholeBucket';

/**
 * Creates the bucket of dead letters with two alarms: for every letter that is written, and once a day while there are
 * any.
 */
export function createLetterBucket(scope: Construct, id: string, { settings, alarmTopic }: Backend): Bucket {
  const letters = new PrivateBucket(scope, id, {
    settings,
    metrics: [{ id: WHOLE_BUCKET }],
    lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  Validations.of(letters).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'Only the consumers write letters, which their logs show, and only operators read them.',
  });
  const metricOf = (metricName: string, dimensions: Record<string, string>, period: Duration, statistic: string) =>
    new Metric({
      namespace: 'AWS/S3',
      metricName,
      dimensionsMap: { BucketName: letters.bucketName, ...dimensions },
      period,
      statistic,
    });
  raiseAlarm(scope, `${id}Written`, alarmTopic, {
    metric: metricOf('PutRequests', { FilterId: WHOLE_BUCKET }, Duration.minutes(5), Stats.SUM),
    threshold: 1,
    description: 'Changes of the table failed for good, and their records are in the dead letters.',
  });
  raiseAlarm(scope, `${id}Waiting`, alarmTopic, {
    metric: metricOf('NumberOfObjects', { StorageType: 'AllStorageTypes' }, Duration.days(1), Stats.AVERAGE),
    threshold: 1,
    description: `Dead letters of the stream are waiting for a person; each is deleted after ${KEPT.toDays()} days.`,
  });
  return letters;
}

/**
 * The bucket as the destination of discarded records. Unlike CDK's own class, it lets the function write letters, but
 * not read or delete them.
 */
export class LetterDestination implements IEventSourceDlq {
  private readonly letters: Bucket;
  constructor(letters: Bucket) {
    this.letters = letters;
  }

  /** Returns the destination, and grants the two permissions that Lambda documents for it. */
  bind(_mapping: IEventSourceMapping, handler: IFunction): DlqDestinationConfig {
    const { bucketArn } = this.letters;
    // Lambda checks that it may list the bucket before it uses the bucket as a destination.
    handler.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucketArn] }));
    handler.addToRolePolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [`${bucketArn}/*`] }));
    const { node } = this.letters;
    Validations.of(handler.role!).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(this.letters).getLogicalId(node.defaultChild as CfnElement)}.Arn>/*]`,
      reason: 'Lambda chooses the names of the letters that it writes.',
    });
    return { destination: bucketArn };
  }
}
