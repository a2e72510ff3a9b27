import { newSeeker, type Person } from '../people/people.ts';
import { buy, payByCard } from './card-payments.ts';

export const UNLOCK_2 = 'unlock_applicant_resume_skill_2';

/** Buys and pays by card; returns the intent. */
export const pay = async (company: Person, slug: string, subject: object, card?: string): Promise<string> => {
  const id = await buy(company, slug, subject);
  await payByCard(company, id, card);
  await company.api.post('/api/payment', { id });
  return id;
};

/** A new seeker whom the company has paid for. */
export const unlockSomebody = async (company: Person, card?: string) => {
  const seeker = await newSeeker();
  return { seeker, id: await pay(company, UNLOCK_2, { candidate_profile_id: seeker.profileId }, card) };
};

export const isOpen = async (company: Person, seeker: Person): Promise<boolean> =>
  (await company.api.get(`/api/profile/${seeker.profileId}`)).body.redacted === false;
