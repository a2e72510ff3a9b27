import { type StreamConsumer, streamEntities, tableAttributes } from '@plumbline/shared/table-names';
import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { createDeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { raiseDurationAlarm } from '../constructs/duration-alarm.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import { consumerPermissions } from '../permissions.ts';

/** The age of an unprocessed change at which the alarm is raised. The stream keeps changes for one day. */
const MOST_BEHIND = Duration.minutes(15);

/** The consumers of the table's stream, each with its own filter, retries and dead-letter queue. */
export class StreamsStack extends Stack {
  constructor(scope: Construct, id: string, { backend, ...props }: StackProps & { backend: Backend }) {
    super(scope, id, props);
    this.addConsumer('projector', backend);
    this.addConsumer('notifier', backend);
  }

  private addConsumer(name: StreamConsumer, backend: Backend): void {
    const id = name === 'projector' ? 'Projector' : 'Notifier';
    const handler = new BackendFunction(this, id, {
      entry: `functions/events/${name}/handler.ts`,
      permissions: consumerPermissions[name],
      backend,
      timeout: Duration.seconds(60),
    });
    const isOurs = { [tableAttributes.entity]: { S: FilterRule.or(...streamEntities[name]) } };
    handler.live.addEventSource(
      new DynamoEventSource(backend.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 50,
        bisectBatchOnError: true,
        retryAttempts: 5,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(createDeadLetterQueue(this, `${id}DeadLetters`, backend.alarmTopic)),
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
  }
}
