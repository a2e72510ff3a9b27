import { type StreamConsumer, streamEntities, tableAttributes } from '@plumbline/shared/table-names';
import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { createLetterBucket, LetterDestination } from '../constructs/dead-letters/dead-letter-bucket.ts';
import { raiseDurationAlarm } from '../constructs/duration-alarm.ts';
import { createMailQueues } from '../constructs/mail/mail-queues.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import { consumerPermissions } from '../permissions.ts';

/** The age of an unprocessed change at which the alarm is raised. The stream keeps changes for one day. */
const MOST_BEHIND = Duration.minutes(15);

/**
 * The age at which Lambda stops retrying a change and writes it to the dead letters, half of the time for which the
 * stream keeps it. The consumers report only changes that can succeed later, so the number of retries is unlimited.
 */
const RETRIED_FOR = Duration.hours(12);
const UNLIMITED = -1;
/** The batches of a shard that are processed concurrently; Lambda keeps the order of each item's changes. */
const BATCHES_AT_ONCE = 10;

/**
 * The consumers of the table's stream, each with its own filter and retries, the bucket of their dead letters, and the
 * queues of the e-mails that the notifier causes.
 */
export class StreamsStack extends Stack {
  constructor(scope: Construct, id: string, { backend, ...props }: StackProps & { backend: Backend }) {
    super(scope, id, props);
    const letters = createLetterBucket(this, 'Letters', backend);
    this.addConsumer('projector', backend, letters);
    createMailQueues(this, backend, this.addConsumer('notifier', backend, letters));
  }

  private addConsumer(name: StreamConsumer, backend: Backend, letters: Bucket): BackendFunction {
    const id = name === 'projector' ? 'Projector' : 'Notifier';
    const handler = new BackendFunction(this, id, {
      entry: `functions/events/${name}/handler.ts`,
      permissions: consumerPermissions[name],
      backend,
      timeout: Duration.seconds(60),
    });
    handler.addEnvironment('LETTERS_BUCKET', letters.bucketName);
    const isOurs = { [tableAttributes.entity]: { S: FilterRule.or(...streamEntities[name]) } };
    handler.live.addEventSource(
      new DynamoEventSource(backend.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 50,
        bisectBatchOnError: true,
        retryAttempts: UNLIMITED,
        maxRecordAge: RETRIED_FOR,
        parallelizationFactor: BATCHES_AT_ONCE,
        reportBatchItemFailures: true,
        onFailure: new LetterDestination(letters),
        filters: [
          FilterCriteria.filter({ dynamodb: { NewImage: isOurs } }),
          // A deleted item has only an old image.
          FilterCriteria.filter({ eventName: FilterRule.isEqual('REMOVE'), dynamodb: { OldImage: isOurs } }),
        ],
      }),
    );
    raiseAlarm(this, `${id}Behind`, backend.alarmTopic, {
      metric: handler.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      threshold: MOST_BEHIND.toMilliseconds(),
      description: `${id} is more than ${MOST_BEHIND.toMinutes()} minutes behind the changes of the table.`,
    });
    raiseDurationAlarm(handler, backend.alarmTopic);
    Validations.of(handler.role!).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'dynamodb:ListStreams and the X-Ray write actions know no resource to name.',
    });
    return handler;
  }
}
