import type { StreamEntity } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeStream, type ItemChange, type ItemHistory } from '../table/core/stream.ts';
import { projectEndedAccount } from './follow-account.ts';
import { projectCompany } from './project-company.ts';
import { projectContactAccessEvents, projectEntryEvents } from './project-company-event.ts';
import { projectJob } from './project-job.ts';
import { projectSeeker } from './project-seeker.ts';
import { projectSentJob } from './project-sent-job.ts';

type Project = (changes: ItemChange[]) => Promise<unknown>;

const projections: Readonly<Record<string, Project>> = {
  Job: projectJob,
  CompanyProfile: projectCompany,
  SeekerProfile: projectSeeker,
  SentJobPost: projectSentJob,
  AccessEntry: projectEntryEvents,
  EndedAccount: projectEndedAccount,
  ContactAccess: projectContactAccessEvents,
} satisfies Record<StreamEntity<'projector'>, Project>;

const project = async ({ entity, changes }: ItemHistory): Promise<void> => {
  await projections[entity]?.(changes);
};

/**
 * Keeps search entries, matches and their counts as the jobs and seekers ask for. A change says only *that* something
 * is to be looked at: what is written follows from what stands in the table now, so late and repeated changes do no harm.
 */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => consumeStream(event, project);
