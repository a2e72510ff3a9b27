import { describe, expect, it } from 'vitest';
import { type MailFeedback, undeliverableOf } from './feedback.ts';

const mail = {
  timestamp: '2026-08-05T00:40:02.012Z',
  source: 'Plumbline <no-reply@plumbline.example>',
  messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
  destination: ['recipient@example.com'],
  tags: { 'ses:configuration-set': ['plumbline-test'] },
};
const timestamp = '2026-08-05T00:41:02.669Z';

const bounce = (bounceType: string, bounceSubType: string, more: object = {}): MailFeedback => ({
  eventType: 'Bounce',
  mail,
  bounce: {
    bounceType,
    bounceSubType,
    timestamp,
    bouncedRecipients: [{ emailAddress: 'recipient@example.com', ...more }],
  },
});
const complaint = (more: object): MailFeedback => ({
  eventType: 'Complaint',
  mail,
  complaint: { timestamp, complainedRecipients: [{ emailAddress: 'recipient@example.com' }], ...more },
});
const marked = { email: 'recipient@example.com', since: timestamp, sentAt: mail.timestamp };

describe('an event about an e-mail', () => {
  it.each([
    [
      'a mailbox that does not exist',
      bounce('Permanent', 'General', { status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' }),
      { reason: 'bounced', diagnostic: 'smtp; 550 5.1.1 user unknown' },
    ],
    ['no e-mail', bounce('Permanent', 'NoEmail'), { reason: 'bounced', diagnostic: 'NoEmail' }],
    ['the global suppression list', bounce('Permanent', 'Suppressed'), { reason: 'bounced', diagnostic: 'Suppressed' }],
    [
      "the account's suppression list",
      bounce('Permanent', 'OnAccountSuppressionList'),
      { reason: 'bounced', diagnostic: 'OnAccountSuppressionList' },
    ],
    [
      'a complaint',
      complaint({ complaintFeedbackType: 'abuse', userAgent: 'ExampleCorp Feedback Loop (V0.01)' }),
      { reason: 'complained', diagnostic: 'abuse' },
    ],
    ['a complaint without a type', complaint({ complaintSubType: null }), { reason: 'complained' }],
    [
      "a complaint of the account's suppression list",
      complaint({ complaintSubType: 'OnAccountSuppressionList' }),
      { reason: 'complained', diagnostic: 'OnAccountSuppressionList' },
    ],
  ])('marks the address after %s', (_, event, expected) => {
    expect(undeliverableOf(event)).toEqual([{ ...marked, ...expected }]);
  });

  it.each([
    ['a full mailbox', bounce('Transient', 'MailboxFull')],
    ['a general soft bounce', bounce('Transient', 'General')],
    ['a message that is too large', bounce('Transient', 'MessageTooLarge')],
    ['an unclear bounce', bounce('Undetermined', 'Undetermined')],
    ['a reader who says that it is not spam', complaint({ complaintFeedbackType: 'not-spam' })],
    ['an e-mail with a virus', { eventType: 'Reject', mail, reject: { reason: 'Bad content' } } as const],
    [
      'an e-mail that could not be rendered',
      { eventType: 'Rendering Failure', mail, failure: { errorMessage: 'Attribute is not present' } } as const,
    ],
  ])('does not mark the address after %s', (_, event) => {
    expect(undeliverableOf(event)).toEqual([]);
  });

  it('stores at most 300 characters of what the mail server said', () => {
    const [found] = undeliverableOf(bounce('Permanent', 'General', { diagnosticCode: 'x'.repeat(2000) }));
    expect(found?.diagnostic).toHaveLength(300);
  });

  it('stores the words of the mail server without an address, even when the text is cut inside of it', () => {
    const diagnosticCode = `smtp; 550 5.1.1 <recipient@example.com>: user unknown ${'x'.repeat(240)} recipient@example.com`;
    const [found] = undeliverableOf(bounce('Permanent', 'General', { diagnosticCode }));
    expect(found?.diagnostic).toMatch(/^smtp; 550 5.1.1 <\[email\]>: user unknown x+ /);
    expect(found?.diagnostic).not.toContain('recipient');
    expect(undeliverableOf(complaint({ complaintFeedbackType: 'from recipient@example.com' }))[0]?.diagnostic).toBe(
      'from [email]',
    );
  });

  it('finds the address behind a name, and marks each address of an event', () => {
    const event = bounce('Permanent', 'General', { emailAddress: '"Doe, Jane" <Jane@Example.com>' });
    event.bounce?.bouncedRecipients.push({ emailAddress: 'other@example.com' });
    expect(undeliverableOf(event).map(({ email }) => email)).toEqual(['Jane@Example.com', 'other@example.com']);
  });

  it('is refused with a time that is not a time, so that it becomes a dead letter', () => {
    const event = { ...bounce('Permanent', 'General'), mail: { ...mail, timestamp: 'yesterday' } };
    expect(() => undeliverableOf(event)).toThrow(RangeError);
  });

  it('has times in one form, whatever the form in the event', () => {
    const event = { ...bounce('Permanent', 'General'), mail: { ...mail, timestamp: '2026-08-05T02:40:02+02:00' } };
    expect(undeliverableOf(event)[0]?.sentAt).toBe('2026-08-05T00:40:02.000Z');
  });
});
