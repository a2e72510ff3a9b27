import { BatchGetRequest, Entity, item, PutTransaction, string } from 'dynamodb-toolbox';
import { table } from '../core/table.ts';

/** The one seeker a briefing goes to (BRF-01). */
export const BriefingRecipient = new Entity({
  name: 'BriefingRecipient',
  table,
  timestamps: false,
  schema: item({ job: string().key(), seeker: string(), date: string() }),
  computeKey: ({ job }) => ({ pk: `JOB#${job}`, sk: 'RECIPIENT' }),
});

/** Fails when the briefing went to somebody else. */
export const claimRecipient = (job: string, seeker: string, date: string) =>
  BriefingRecipient.build(PutTransaction)
    .item({ job, seeker, date })
    .options({
      condition: {
        or: [
          { attr: 'job', exists: false },
          { attr: 'seeker', eq: seeker },
        ],
      },
    });
export const recipientRequest = (job: string) => BriefingRecipient.build(BatchGetRequest).key({ job });
