import { grantCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { ask } from './ask.ts';
import { type Application, aboutApplication, type Employer, newApplicant } from './jobs.ts';
import { unlockApplicant } from './purchases.ts';

/** A new applicant whose details the company has bought, which it must do before it accepts. */
export const unlockedApplicant = async (company: Employer): Promise<Application> => {
  const application = await newApplicant(company);
  await unlockApplicant(company, application.seeker, application.job);
  return application;
};

/** A new seeker whose application the company has accepted; the two may send messages. */
export const newConnection = async (company: Employer): Promise<Application> => {
  const application = await unlockedApplicant(company);
  const params = { id: application.seeker.profileId };
  await ask(grantCompanyAccess, { params, body: aboutApplication(application) }, company);
  return application;
};
