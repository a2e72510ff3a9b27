import { expect } from 'vitest';
import { api } from '../contract/api.ts';

/** The job whose unseen applicants the journey of the dashboard counts; a look at its applicants marks them as seen. */
const UNSEEN = 'Lead Framing Carpenter';

type Job = { id: string; name: string; applicantCount?: number };

const demoJobs = async (token: string): Promise<Job[]> =>
  (await api(token).get('/api/jobs?page=1&limit=20')).body.results;

/** The id of the demo company's job that no journey opens as the company. */
export const unseenDemoJob = async (token: string): Promise<string> =>
  (await demoJobs(token)).find(({ name }) => name === UNSEEN)?.id ?? expect.fail(`The demo company has no ${UNSEEN}.`);

/** A job of the demo company with applicants that a journey may look at, whichever journeys run before or after. */
export const demoJobWithApplicants = async (token: string): Promise<{ id: string; name: string }> => {
  const job = (await demoJobs(token)).find(({ name, applicantCount }) => applicantCount && name !== UNSEEN);
  return job ?? expect.fail('The demo company has no other job with applicants.');
};
