import { type MailQueue, mailQueues, queueVariable, SENDERS_OF_QUEUE } from '@plumbline/shared/mail-queues';
import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { senderPermissions } from '../../permissions.ts';
import type { Backend } from '../backend.ts';
import { BackendFunction } from '../backend-function.ts';
import { createDeadLetterQueue } from '../dead-letters/dead-letter-queue.ts';
import { raiseDurationAlarm } from '../duration-alarm.ts';
import { raiseAlarm } from '../raise-alarm.ts';

/** The longest that SQS keeps a message, far longer than an outage of SES. */
const KEPT = Duration.days(14);
const TIMEOUT = Duration.seconds(60);
/** Lambda's documentation asks for six times the timeout of the function. */
const INVISIBLE_FOR = Duration.minutes(6);
/** A message that fails this many times becomes a dead letter. Passing errors don't count: the sender puts it back. */
const MOST_RECEIVES = 3;
const BATCH = 5;

const names: Record<MailQueue, string> = { receipts: 'MailReceipts', activity: 'MailActivity', matches: 'MailMatches' };
/** The age of the oldest e-mail of a queue at which its alarm is raised. A job can have hundreds of matches. */
const oldest: Record<MailQueue, Duration> = {
  receipts: Duration.minutes(15),
  activity: Duration.hours(1),
  matches: Duration.hours(6),
};

const createQueue = (scope: Construct, queue: MailQueue, { alarmTopic }: Backend): Queue => {
  const name = names[queue];
  const created = new Queue(scope, name, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: KEPT,
    visibilityTimeout: INVISIBLE_FOR,
    deadLetterQueue: {
      queue: createDeadLetterQueue(scope, `${name}DeadLetters`, alarmTopic),
      maxReceiveCount: MOST_RECEIVES,
    },
  });
  raiseAlarm(scope, `${name}Waiting`, alarmTopic, {
    metric: created.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: Stats.MAXIMUM }),
    threshold: oldest[queue].toSeconds(),
    description: `${name}: the oldest e-mail has been waiting for ${oldest[queue].toMinutes()} minutes.`,
  });
  return created;
};

/** Lets a function put messages into the queues. */
const letEnqueue = (fn: BackendFunction, queues: ReadonlyMap<MailQueue, Queue>): void => {
  for (const [queue, { queueUrl }] of queues) fn.addEnvironment(queueVariable(queue), queueUrl);
  const resources = [...queues.values()].map(({ queueArn }) => queueArn);
  fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources }));
};

/**
 * Creates the queues of e-mails about events, which the notifier fills, and the function that sends the e-mails. Each
 * queue has its own senders and its own part of the rate, so that none waits for another.
 */
export function createMailQueues(scope: Construct, backend: Backend, notifier: BackendFunction): void {
  const queues = new Map(mailQueues.map((queue) => [queue, createQueue(scope, queue, backend)]));
  const sender = new BackendFunction(scope, 'MailSender', {
    entry: 'functions/events/mail-sender/handler.ts',
    permissions: senderPermissions['mail-sender'],
    backend,
    timeout: TIMEOUT,
  });
  letEnqueue(notifier, queues);
  // The sender puts e-mails back that have to wait.
  letEnqueue(sender, queues);
  for (const queue of queues.values())
    sender.live.addEventSource(
      new SqsEventSource(queue, {
        batchSize: BATCH,
        maxConcurrency: SENDERS_OF_QUEUE,
        reportBatchItemFailures: true,
      }),
    );
  raiseDurationAlarm(sender, backend.alarmTopic);
}
