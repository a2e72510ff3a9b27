import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeStream, type ItemHistory } from '../table/core/stream.ts';
import { projectEndedAccount } from './follow-account.ts';
import { projectCompany } from './project-company.ts';
import { projectContactAccessEvents, projectEntryEvents } from './project-company-event.ts';
import { projectJob } from './project-job.ts';
import { projectSeeker } from './project-seeker.ts';
import { projectSentJob } from './project-sent-job.ts';

const project = async ({ entity, changes }: ItemHistory): Promise<void> => {
  if (entity === 'Job') await projectJob(changes);
  if (entity === 'CompanyProfile') await projectCompany(changes);
  if (entity === 'SeekerProfile') await projectSeeker(changes);
  if (entity === 'SentJobPost') await projectSentJob(changes);
  if (entity === 'AccessEntry') await projectEntryEvents(changes);
  if (entity === 'EndedAccount') await projectEndedAccount(changes);
  if (entity === 'ContactAccess') await projectContactAccessEvents(changes);
};

/**
 * Keeps search entries, matches and their counts as the jobs and seekers ask for. A change says only *that* something
 * is to be looked at: what is written follows from what stands in the table now, so late and repeated changes do no harm.
 */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => consumeStream(event, project);
