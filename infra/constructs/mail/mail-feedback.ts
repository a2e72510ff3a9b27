import { feedbackEvents } from '@plumbline/shared/mail-feedback-events';
import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Construct } from 'constructs';
import { feedbackPermissions } from '../../permissions.ts';
import type { Backend } from '../backend.ts';
import { BackendFunction } from '../backend-function.ts';
import { createDeadLetterQueue } from '../dead-letters/dead-letter-queue.ts';
import { raiseDurationAlarm } from '../duration-alarm.ts';
import { configurationSetName } from './configuration-set.ts';

/** Retries of Lambda and EventBridge end after this time; the event is then in the dead-letter queue. */
const RETRIED_FOR = Duration.hours(6);

/** Creates the function that marks addresses to which e-mails can't be delivered, and the rule that calls it. */
export function createMailFeedback(scope: Construct, backend: Backend): void {
  const deadLetterQueue = createDeadLetterQueue(scope, 'MailFeedbackDeadLetters', backend.alarmTopic);
  const handler = new BackendFunction(scope, 'MailFeedback', {
    entry: 'functions/events/mail-feedback/handler.ts',
    permissions: feedbackPermissions['mail-feedback'],
    backend,
  });
  handler.live.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: RETRIED_FOR,
    onFailure: new SqsDestination(deadLetterQueue),
  });
  raiseDurationAlarm(handler, backend.alarmTopic);
  new Rule(scope, 'MailFeedbackRule', {
    description: 'An e-mail was not delivered or was marked as spam: its address is marked',
    eventPattern: {
      source: ['aws.ses'],
      detailType: Object.values(feedbackEvents),
      // Other stages and products of the account have configuration sets of their own.
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName(backend.settings)] } } },
    },
    targets: [new LambdaFunction(handler.live, { deadLetterQueue, retryAttempts: 5, maxEventAge: RETRIED_FOR })],
  });
}
