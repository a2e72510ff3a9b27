import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';

/** Returns the name of the stage's configuration set, with which the functions send every e-mail. */
export const configurationSetName = ({ stage }: Pick<Settings, 'stage'>): string => `plumbline-${stage}`;

/**
 * Creates the configuration set of every e-mail. SES sends what happened to an e-mail to EventBridge's default bus: the
 * mail server rejected it for good, its reader marked it as spam, or SES didn't take it.
 */
export function createConfigurationSet(scope: Construct, id: string, settings: Settings): void {
  const set = new ConfigurationSet(scope, id, {
    configurationSetName: configurationSetName(settings),
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const defaultBus = EventBus.fromEventBusArn(
    scope,
    `${id}Bus`,
    Stack.of(scope).formatArn({ service: 'events', resource: 'event-bus', resourceName: 'default' }),
  );
  set.addEventDestination('Feedback', {
    destination: EventDestination.eventBus(defaultBus),
    events: [
      EmailSendingEvent.BOUNCE,
      EmailSendingEvent.COMPLAINT,
      EmailSendingEvent.REJECT,
      EmailSendingEvent.RENDERING_FAILURE,
    ],
  });
}
