import { newCompany, newSeeker, type Person } from '../people/people.ts';
import { apply, postJob, unlock } from './hiring.ts';

/** Fields of the job and of the seeker that differ from the usual ones. */
type ApplicantFields = { job?: Parameters<typeof postJob>[1]; seeker?: Parameters<typeof newSeeker>[0] };

/** A published job of the company, and a seeker who applied for it. */
export const newApplicant = async (
  company: Person,
  given: ApplicantFields = {},
): Promise<{ job: string; seeker: Person }> => {
  const job = await postJob(company, given.job);
  const seeker = await newSeeker(given.seeker);
  await apply(seeker, company, job);
  return { job, seeker };
};

/** An applicant whose contact details the company has bought. */
export const newUnlockedApplicant: typeof newApplicant = async (company, given) => {
  const applicant = await newApplicant(company, given);
  await unlock(company, applicant.seeker, applicant.job);
  return applicant;
};

/** A new company with a published job, and a seeker who applied for it. */
export const companyWithApplicant = async (given?: ApplicantFields) => {
  const company = await newCompany();
  return { company, ...(await newApplicant(company, given)) };
};

/** A new company, and an applicant whose contact details it has bought. */
export const companyWithUnlockedApplicant = async (given?: ApplicantFields) => {
  const company = await newCompany();
  return { company, ...(await newUnlockedApplicant(company, given)) };
};
