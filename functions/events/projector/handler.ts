import type { StreamEntity } from '@plumbline/shared/table-names';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import {
  consumeStream,
  type ItemChange,
  type ItemHistory,
  type StreamContext,
  type StreamEvent,
} from '../../table/core/stream.ts';
import { projectEndedAccount } from './account-effects/follow-account.ts';
import { endBriefing } from './end-briefing.ts';
import { endFollowingOfContact } from './end-following.ts';
import { endInterviewOfEntry, endInterviewsOfContact, endInterviewsOfJob } from './end-interviews.ts';
import { countApplications, countCompanies, countJobs, countPayments, countSeekers } from './figures/count-days.ts';
import { noticeJob } from './notice-job.ts';
import { projectBlock } from './project-block.ts';
import { projectCompany } from './project-company.ts';
import { projectContactAccessEvents, projectEntryEvents } from './project-company-event.ts';
import { projectConnection } from './project-connection.ts';
import { projectJob } from './project-job.ts';
import { projectProject } from './project-project.ts';
import { projectPublicJob, projectPublicJobsOf } from './project-public-job.ts';
import { projectSeeker } from './project-seeker.ts';
import { projectEntryLines, projectJobLines, projectMatchLines, projectSentLines } from './project-seeker-activity.ts';
import { projectSentJob } from './project-sent-job.ts';

type Project = (changes: ItemChange[]) => Promise<unknown>;

const projections: Readonly<Record<string, readonly Project[]>> = {
  Job: [projectJob, projectPublicJob, endBriefing, endInterviewsOfJob, projectJobLines, countJobs, noticeJob],
  Project: [projectProject],
  CompanyProfile: [projectCompany, projectPublicJobsOf, countCompanies],
  SeekerProfile: [projectSeeker, countSeekers],
  SentJobPost: [projectSentJob, projectSentLines],
  AccessEntry: [projectConnection, projectEntryEvents, projectEntryLines, countApplications, endInterviewOfEntry],
  Block: [projectBlock],
  EndedAccount: [projectEndedAccount],
  ContactAccess: [projectContactAccessEvents, endInterviewsOfContact, endFollowingOfContact],
  Match: [projectMatchLines],
  Payment: [countPayments],
} satisfies Record<StreamEntity<'projector'>, readonly Project[]>;

const project = async ({ entity, changes }: ItemHistory): Promise<void> => {
  for (const follow of projections[entity] ?? []) await follow(changes);
};

/**
 * Updates search entries, matches and counters after changes of jobs, seekers, projects and companies. Changes are
 * triggers only: the projections read the current state of the table, so late and repeated changes do no harm.
 */
export const handler = (event: StreamEvent, context?: StreamContext): Promise<DynamoDBBatchResponse> =>
  consumeStream(event, project, context);
