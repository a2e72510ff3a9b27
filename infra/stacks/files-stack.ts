import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { createDeadLetterQueue } from '../constructs/dead-letters/dead-letter-queue.ts';
import { raiseDurationAlarm } from '../constructs/duration-alarm.ts';
import { createMailFeedback } from '../constructs/mail/mail-feedback.ts';
import { bucketPermissions } from '../permissions.ts';

/** The functions that AWS's own events call: a stored file, and an e-mail that wasn't delivered. */
export class FilesStack extends Stack {
  constructor(scope: Construct, id: string, { backend, ...props }: StackProps & { backend: Backend }) {
    super(scope, id, props);
    const deadLetterQueue = createDeadLetterQueue(this, 'FileDeadLetters', backend.alarmTopic);
    const thumbnails = new BackendFunction(this, 'Thumbnails', {
      entry: 'functions/events/thumbnails/handler.ts',
      permissions: bucketPermissions.thumbnails,
      backend,
      timeout: Duration.seconds(60),
      nativePackages: ['sharp'],
    });
    // EventBridge only hands its event over. Lambda retries a failing function.
    thumbnails.live.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(2),
      onFailure: new SqsDestination(deadLetterQueue),
    });
    raiseDurationAlarm(thumbnails, backend.alarmTopic);
    new Rule(this, 'FileStored', {
      description: 'A file was stored: its thumbnails are made',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [backend.files.bucketName] }, object: { key: [{ prefix: 'files/' }] } },
      },
      targets: [
        new LambdaFunction(thumbnails.live, { deadLetterQueue, retryAttempts: 5, maxEventAge: Duration.hours(2) }),
      ],
    });
    createMailFeedback(this, backend);
  }
}
