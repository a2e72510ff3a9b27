import { isOpenInterview } from '@plumbline/shared/domain/interviews/interview-states';
import { batchGet } from '../../table/core/batch-get.ts';
import {
  allInterviewsOfCompany,
  allInterviewsOfJob,
  allInterviewsOfWorker,
  readInterview,
} from '../../table/interviews/interview.ts';
import { applicantStageRequest } from '../../table/jobs/applicant-stage.ts';
import { cancelInterview, eraseInterview } from './move-interview.ts';

/** Deletes the interviews of a worker whose account was deleted. */
export const eraseInterviewsOf = async (worker: string): Promise<void> => {
  for (const interview of await allInterviewsOfWorker(worker)) await eraseInterview(interview);
};

/** Cancels the open interviews of a company that has closed. */
export const cancelInterviewsOf = async (company: string): Promise<void> => {
  for (const interview of await allInterviewsOfCompany(company)) await cancelInterview(interview, 'company');
};

/** Cancels the open interviews between a worker and a company that may no longer meet. */
export const cancelInterviewsBetween = async (
  worker: string,
  company: string,
  side: 'company' | 'worker',
): Promise<void> => {
  const interviews = await allInterviewsOfWorker(worker);
  for (const interview of interviews.filter((each) => each.company === company)) await cancelInterview(interview, side);
};

/** Cancels the open interviews about a job that ended, except those with people who are hired for it. */
export const cancelInterviewsOfJob = async (job: string): Promise<void> => {
  const interviews = (await allInterviewsOfJob(job)).filter(({ state }) => isOpenInterview(state));
  const { stages } = await batchGet({ stages: interviews.map(({ worker }) => applicantStageRequest(job, worker)) });
  const others = interviews.filter((_, index) => stages[index]?.stage !== 'hired');
  for (const interview of others) await cancelInterview(interview, 'company');
};

/** Cancels the open interview about a job, after the application was withdrawn or declined. */
export const cancelInterviewAbout = async (job: string, worker: string, side: 'company' | 'worker'): Promise<void> => {
  const interview = await readInterview({ job, worker });
  if (interview) await cancelInterview(interview, side);
};
