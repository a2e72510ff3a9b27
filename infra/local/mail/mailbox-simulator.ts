import { randomUUID } from 'node:crypto';
import { type FeedbackEvent, feedbackEvents } from '@plumbline/shared/mail-feedback-events';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';

/** The domain of SES's mailbox simulator, to which a sandbox account can send as well. */
export const SIMULATOR = '@simulator.amazonses.com';
const ACCOUNT = '000000000000';

/** Returns the name of a simulated mailbox without its label: `bounce` of `bounce+one@simulator.amazonses.com`. */
const simulatorOf = (email: string): string | undefined =>
  email.toLowerCase().endsWith(SIMULATOR) ? email.toLowerCase().slice(0, -SIMULATOR.length).split('+')[0] : undefined;

type Event = { eventType: FeedbackEvent } & Record<string, unknown>;

/** Returns what SES documents for a mailbox of its simulator; undefined for one that takes the e-mail. */
const feedbackOf = (emailAddress: string, timestamp: string): Event | undefined => {
  const feedbackId = randomUUID();
  const bounce = { bounceType: 'Permanent', timestamp, feedbackId, reportingMTA: 'dns; local.amazonses.com' };
  const failed = { emailAddress, action: 'failed', status: '5.1.1' };
  switch (simulatorOf(emailAddress)) {
    case 'bounce': {
      const diagnosticCode = 'smtp; 550 5.1.1 user unknown';
      const bouncedRecipients = [{ ...failed, diagnosticCode }];
      return { eventType: 'Bounce', bounce: { ...bounce, bounceSubType: 'General', bouncedRecipients } };
    }
    case 'suppressionlist': {
      const diagnosticCode =
        'Amazon SES has suppressed sending to this address because it has a recent history of bouncing';
      const bouncedRecipients = [{ ...failed, diagnosticCode }];
      return { eventType: 'Bounce', bounce: { ...bounce, bounceSubType: 'Suppressed', bouncedRecipients } };
    }
    case 'complaint':
      return {
        eventType: 'Complaint',
        complaint: {
          complainedRecipients: [{ emailAddress }],
          timestamp,
          feedbackId,
          complaintSubType: null,
          complaintFeedbackType: 'abuse',
        },
      };
    default:
      return undefined;
  }
};

/** The names of event types in a template and in an event. */
const templateTypes: Record<FeedbackEvent, string> = {
  Bounce: 'bounce',
  Complaint: 'complaint',
  Reject: 'reject',
  'Rendering Failure': 'renderingFailure',
};

type SentMail = { to: string; from: string; subject: string; messageId: string; configurationSet: string };

/**
 * Returns the event that SES sends to EventBridge for an e-mail to its mailbox simulator. Undefined for other
 * addresses, and for types that no event destination of the configuration set has.
 */
export const createSimulator = (templates: ResolvedTemplates) => {
  const destinations = templates.all('AWS::SES::ConfigurationSetEventDestination');
  const isPublished = (set: string, type: FeedbackEvent): boolean =>
    destinations.some(({ Properties: { ConfigurationSetName, EventDestination } }) => {
      const { Enabled, MatchingEventTypes, EventBridgeDestination } = EventDestination;
      return (
        ConfigurationSetName === set &&
        Enabled &&
        EventBridgeDestination &&
        MatchingEventTypes.includes(templateTypes[type])
      );
    });
  return ({ to, from, subject, messageId, configurationSet }: SentMail, now: Date): object | undefined => {
    const timestamp = now.toISOString();
    const feedback = feedbackOf(to, timestamp);
    if (!feedback || !isPublished(configurationSet, feedback.eventType)) return undefined;
    const mail = {
      timestamp,
      source: from,
      sendingAccountId: ACCOUNT,
      messageId,
      destination: [to],
      headersTruncated: false,
      headers: [],
      commonHeaders: { from: [from], to: [to], messageId, subject },
      tags: { 'ses:operation': ['SendEmail'], 'ses:configuration-set': [configurationSet] },
    };
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': feedbackEvents[feedback.eventType],
      source: 'aws.ses',
      account: ACCOUNT,
      time: timestamp,
      region: 'us-east-1',
      resources: [`arn:aws:ses:us-east-1:${ACCOUNT}:configuration-set/${configurationSet}`],
      detail: { ...feedback, mail },
    };
  };
};

/** Returns the names of the configuration sets in the templates. */
export const configurationSetsOf = (templates: ResolvedTemplates): string[] =>
  templates.all('AWS::SES::ConfigurationSet').map(({ Properties }) => String(Properties.Name));
