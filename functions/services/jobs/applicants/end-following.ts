import { batchGet } from '../../../table/core/batch-get.ts';
import { transact } from '../../../table/core/transact.ts';
import {
  type ApplicantStageItem,
  deleteStage,
  listStagesWithoutApplication,
} from '../../../table/jobs/applicant-stage.ts';
import { jobRequest } from '../../../table/jobs/job.ts';
import { freeOpening } from '../../../table/jobs/job-counters.ts';

/** Deletes stages of a seeker who never applied to those jobs, and frees the opening of a hired one. */
export const endFollowing = async (seeker: string, stages: readonly ApplicantStageItem[]): Promise<void> => {
  for (const { job, stage } of stages) {
    await transact(deleteStage(job, seeker), ...(stage === 'hired' ? [freeOpening(job, seeker)] : []));
  }
};

/** Does so for the jobs of one company, which no longer sees the contact details of the seeker. */
export const endFollowingBy = async (company: string, seeker: string): Promise<void> => {
  const stages = await listStagesWithoutApplication(seeker);
  const { jobs } = await batchGet({ jobs: stages.map(({ job }) => jobRequest(job)) });
  await endFollowing(
    seeker,
    stages.filter((_, index) => jobs[index]?.company === company),
  );
};
