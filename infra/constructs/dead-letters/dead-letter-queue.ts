import { Duration, Validations } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { raiseAlarm } from '../raise-alarm.ts';

const KEPT = Duration.days(14);
/** The age of a message at which the second alarm is raised, four days before SQS deletes it. */
const MUST_BE_HANDLED_AFTER = Duration.days(10);

/** Creates a dead-letter queue with an alarm for any message in it, and another one before a message is deleted. */
export function createDeadLetterQueue(scope: Construct, id: string, alarmTopic: ITopic): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: KEPT,
  });
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason: 'This is itself a dead-letter queue.',
  });
  raiseAlarm(scope, `${id}NotEmpty`, alarmTopic, {
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
    threshold: 1,
    description: `${id}: work that failed repeatedly is waiting for a person.`,
  });
  raiseAlarm(scope, `${id}AboutToBeLost`, alarmTopic, {
    metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: Stats.MAXIMUM }),
    threshold: MUST_BE_HANDLED_AFTER.toSeconds(),
    description: `${id}: SQS deletes the oldest message in ${KEPT.toDays() - MUST_BE_HANDLED_AFTER.toDays()} days.`,
  });
  return queue;
}
