import type { WorkerHistoryFact } from '@plumbline/shared/contracts/jobs/worker-history';
import { MOST_HISTORY, type WorkerHistoryKind } from '@plumbline/shared/options/jobs/worker-history';
import { ApiError } from '../../../platform/errors.ts';
import { type AccessEntryItem, entriesBetween } from '../../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { listUsersOfProfile } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { type InterviewItem, interviewRequest } from '../../../table/interviews/interview.ts';
import { applicantStageRequest } from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { listJobsSentTo } from '../../../table/jobs/sent-job.ts';
import { conversationRequest } from '../../../table/messages/conversation.ts';
import { listPriorityAccesses } from '../../../table/payments/priority-access.ts';
import { mayMeet, readParties } from '../../visibility/party-gate.ts';
import { namesOf } from './colleagues.ts';

/** A fact with the ids of its job and of the user who did it. */
type StoredFact = {
  kind: WorkerHistoryKind;
  date: string | undefined;
  user?: string | undefined;
  job?: string | undefined;
  stage?: WorkerHistoryFact['stage'];
};

/** Returns what an application, or the company's answer to it, adds to the history. */
const factsOfApplication = ({
  subject: job,
  requestedAt,
  grantedAt,
  grantedBy,
  rejectedAt,
  state,
  date,
}: AccessEntryItem) =>
  [
    { kind: 'applied', date: requestedAt, job },
    { kind: 'application-accepted', date: grantedAt, user: grantedBy, job },
    { kind: 'application-declined', date: requestedAt && rejectedAt, job },
    { kind: 'application-withdrawn', date: state === 'withdrawn' ? date : undefined, job },
  ] satisfies StoredFact[];

/** Returns what a briefing and its answer add. A worker can also decline a job that no one sent; that adds nothing. */
const factsOfBriefing = (
  { subject: job, requestedAt, grantedAt, rejectedAt }: AccessEntryItem,
  sender: string | undefined,
) =>
  [
    { kind: 'briefing-sent', date: requestedAt, user: sender, job },
    { kind: 'briefing-accepted', date: requestedAt && grantedAt, job },
    { kind: 'briefing-declined', date: requestedAt && rejectedAt, job },
  ] satisfies StoredFact[];

const factOfInterview = ({ state, updatedAt, job, agreedBy }: InterviewItem): StoredFact => ({
  kind: `interview-${state}`,
  date: updatedAt,
  job,
  ...(state === 'agreed' && { user: agreedBy }),
});

const isOf =
  (wanted: AccessEntryItem['type']) =>
  ({ type }: AccessEntryItem): boolean =>
    type === wanted;

/**
 * Returns what happened between a company and a worker, newest first, in eight requests. It has only facts of these
 * two, and neither prices nor contact details. Throws `profile_not_found` when the company may not read the profile.
 */
export const readWorkerHistory = async (company: string, seeker: string): Promise<WorkerHistoryFact[]> => {
  const parties = await readParties(company, seeker);
  if (!(await mayMeet('read profile', parties))) throw new ApiError('profile_not_found');
  const [received, sent, jobsSent, accesses, users] = await Promise.all([
    entriesBetween(company, seeker),
    entriesBetween(seeker, company),
    listJobsSentTo(company, seeker),
    listPriorityAccesses(company, seeker),
    listUsersOfProfile(company),
  ]);
  const applications = received.filter(isOf('job-application'));
  const briefings = sent.filter(isOf('job'));
  const direct = await batchGet({
    contactAccesses: [contactAccessRequest(company, seeker)],
    conversations: [conversationRequest(company, seeker)],
  });
  const [contactAccess, conversation] = [direct.contactAccesses[0], direct.conversations[0]];
  const jobIds = [
    ...new Set([
      ...[...applications, ...briefings].map(({ subject }) => subject),
      ...jobsSent.map(({ job }) => job),
      ...(contactAccess?.job ? [contactAccess.job] : []),
    ]),
  ];
  const { jobs, stages, interviews } = await batchGet({
    jobs: jobIds.map(jobRequest),
    stages: jobIds.map((job) => applicantStageRequest(job, seeker)),
    interviews: jobIds.map((job) => interviewRequest(job, seeker)),
  });
  const ownJobs = new Map(jobs.flatMap((job) => (job?.company === company ? [[job.id, job] as const] : [])));
  const nameOf = namesOf(users);
  const facts: StoredFact[] = [
    ...applications.flatMap(factsOfApplication),
    ...briefings.flatMap((entry) => factsOfBriefing(entry, ownJobs.get(entry.subject)?.createdBy)),
    ...jobsSent.map(({ job, date, userId }): StoredFact => ({ kind: 'job-sent', date, user: userId, job })),
    ...accesses.map(({ date, userId }): StoredFact => ({ kind: 'priority-access', date, user: userId })),
    ...interviews.flatMap((interview) => (interview?.company === company ? [factOfInterview(interview)] : [])),
    ...stages.flatMap((stage): StoredFact[] =>
      stage?.stage && ownJobs.has(stage.job)
        ? [{ kind: 'stage-moved', date: stage.date, user: stage.movedBy, job: stage.job, stage: stage.stage }]
        : [],
    ),
    ...(contactAccess?.reason === 'unlock'
      ? [{ kind: 'unlocked' as const, date: contactAccess.date, user: contactAccess.userId, job: contactAccess.job }]
      : []),
    ...(conversation
      ? [
          conversation.isOwn
            ? { kind: 'message-sent' as const, date: conversation.date, user: conversation.userId }
            : { kind: 'message-received' as const, date: conversation.date },
        ]
      : []),
  ];
  return facts
    .flatMap(({ kind, date, user, job, stage }): WorkerHistoryFact[] => {
      if (!date) return [];
      const [by, about] = [nameOf(user), ownJobs.get(job ?? '')];
      return [
        {
          ...{ kind, date },
          ...(by && { by }),
          ...(about && { job: { id: about.id, name: about.name } }),
          ...(stage && { stage }),
        },
      ];
    })
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST_HISTORY);
};
