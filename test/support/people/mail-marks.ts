import '../cloud/handler-environment.ts';
import { handler } from '../../../functions/events/mail-feedback/handler.ts';
import { settled } from '../cloud/stream.ts';
import { postJob } from '../posts/hiring.ts';
import { newCompany, type Person } from './people.ts';

/** SES's event about an e-mail to an address that doesn't exist. */
export const bounceOf = (email: string, sentAt: string, since = sentAt) => ({
  detail: {
    eventType: 'Bounce' as const,
    mail: { timestamp: sentAt, messageId: 'm' },
    bounce: {
      bounceType: 'Permanent',
      timestamp: since,
      bouncedRecipients: [{ emailAddress: email, diagnosticCode: `550 <${email}> unknown` }],
    },
  },
});

/** Marks an address with an event about an e-mail that is newer than all earlier ones. */
export const mark = (email: string, reason: 'bounced' | 'complained' = 'bounced', minutes = 1) => {
  const sentAt = new Date(Date.now() + minutes * 60_000).toISOString();
  if (reason === 'bounced') return handler(bounceOf(email, sentAt));
  return handler({
    detail: {
      eventType: 'Complaint',
      mail: { timestamp: sentAt, messageId: 'm' },
      complaint: { timestamp: sentAt, complainedRecipients: [{ emailAddress: email }] },
    },
  });
};

/** A company with this address that has posted a job, whose receipt was its first mail. */
export const companyAt = async (email: string): Promise<{ company: Person; job: string }> => {
  const company = await newCompany({}, email);
  const job = await postJob(company);
  await settled();
  return { company, job };
};
