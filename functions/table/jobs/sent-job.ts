import { BatchGetRequest, Entity, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { companyHistoryKey } from '../access/contact-access.ts';
import { table } from '../core/table.ts';

/** A company sent a job to a seeker (PAY-25); once for each of the three. */
export const SentJobPost = new Entity({
  name: 'SentJobPost',
  table,
  timestamps: false,
  schema: item({
    company: string().key(),
    seeker: string().key(),
    job: string().key(),
    date: string(),
    /** The user who sent it. */
    userId: string(),
    /** None when sending cost nothing. */
    paymentIntent: string().optional(),
    gsi2pk: string().hidden(),
    gsi2sk: string().hidden(),
    gsi4pk: string().hidden(),
    gsi4sk: string().hidden(),
  }),
  computeKey: ({ company, seeker, job }) => ({ pk: `PROFILE#${company}`, sk: `SENT-JOB#${seeker}#${job}` }),
});
export type SentJobPostItem = FormattedItem<typeof SentJobPost>;

/** Fails when this job was sent to this seeker before. */
export const putSentJob = (sent: SentJobPostItem) =>
  SentJobPost.build(PutTransaction)
    .item({
      ...sent,
      gsi2pk: `PROFILE#${sent.seeker}`,
      gsi2sk: `RECEIVED-JOB#${sent.date}#${sent.job}`,
      gsi4pk: `PROFILE#${sent.company}`,
      gsi4sk: companyHistoryKey(sent.date, sent.job, sent.seeker),
    })
    .options({ condition: { attr: 'job', exists: false } });

export const sentJobRequest = (company: string, seeker: string, job: string) =>
  SentJobPost.build(BatchGetRequest).key({ company, seeker, job });
