import { Duration, Validations } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { raiseAlarm } from './raise-alarm.ts';

/** A dead-letter queue that raises an alarm as soon as something lies in it. */
export function createDeadLetterQueue(scope: Construct, id: string, alarmTopic: ITopic): Queue {
  const queue = new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
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
  return queue;
}
