import type { MailProblem } from '@plumbline/shared/domain/accounts/mail-problems';
import type { FeedbackEvent } from '@plumbline/shared/mail-feedback-events';
import { redact } from '../../platform/logs/redact.ts';

const MOST_DIAGNOSTIC = 300;

type Recipient = { emailAddress: string; diagnosticCode?: string };

/** The part of SES's event that the product reads. */
export type MailFeedback = {
  eventType: FeedbackEvent;
  mail: { timestamp: string; messageId: string; destination?: string[] };
  bounce?: { bounceType: string; bounceSubType?: string; timestamp: string; bouncedRecipients: Recipient[] };
  complaint?: {
    timestamp: string;
    complaintSubType?: string | null;
    complaintFeedbackType?: string;
    complainedRecipients: Recipient[];
  };
  reject?: { reason?: string };
  failure?: { errorMessage?: string };
};

/** An address to which an e-mail couldn't be delivered. */
export type Undeliverable = {
  email: string;
  reason: MailProblem;
  /** The times of the event and of the e-mail (ISO, UTC). */
  since: string;
  sentAt: string;
  diagnostic?: string;
};

/** SES writes some addresses with the name before them. */
const bareAddress = (address: string): string => address.replace(/^.*<(.+)>\s*$/, '$1').trim();

/** Times of events are compared as texts, so each has the same form. Throws for a text that is not a time. */
const isoTime = (time: string): string => new Date(time).toISOString();

/** Returns the words of a mail server without the address, which must not stay after its account is deleted. */
const storedDiagnostic = (text: string): string => redact(text).slice(0, MOST_DIAGNOSTIC);

/**
 * Returns the addresses that an event says are undeliverable. A full mailbox, an absent reader or an unclear answer
 * (bounces of the types Transient and Undetermined) can be gone with the next e-mail. "Not spam" is the opposite of a
 * complaint.
 */
export const undeliverableOf = ({ eventType, mail, bounce, complaint }: MailFeedback): Undeliverable[] => {
  const sentAt = isoTime(mail.timestamp);
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent') {
    const since = isoTime(bounce.timestamp);
    return bounce.bouncedRecipients.map(({ emailAddress, diagnosticCode = bounce.bounceSubType }) => ({
      email: bareAddress(emailAddress),
      reason: 'bounced',
      since,
      sentAt,
      ...(diagnosticCode && { diagnostic: storedDiagnostic(diagnosticCode) }),
    }));
  }
  if (eventType === 'Complaint' && complaint && complaint.complaintFeedbackType !== 'not-spam') {
    const since = isoTime(complaint.timestamp);
    const diagnostic = complaint.complaintFeedbackType ?? complaint.complaintSubType;
    return complaint.complainedRecipients.map(({ emailAddress }) => ({
      email: bareAddress(emailAddress),
      reason: 'complained',
      since,
      sentAt,
      ...(diagnostic && { diagnostic: storedDiagnostic(diagnostic) }),
    }));
  }
  return [];
};
