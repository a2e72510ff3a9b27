import { expect } from 'vitest';
import { api } from '../contract/api.ts';

/** The job whose unseen applicants the journey of the dashboard counts; a look at its applicants marks them as seen. */
const UNSEEN = 'Lead Framing Carpenter';

/** A job of the demo company with applicants that a journey may look at, whichever journeys run before or after. */
export const demoJobWithApplicants = async (token: string): Promise<{ id: string; name: string }> => {
  const { results } = (await api(token).get('/api/jobs?page=1&limit=20')).body;
  const withApplicants = results.filter((each: { applicantCount?: number }) => each.applicantCount);
  const job = withApplicants.find((each: { name: string }) => each.name !== UNSEEN);
  return job ?? expect.fail('The demo company has no other job with applicants.');
};
