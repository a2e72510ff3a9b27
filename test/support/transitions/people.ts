import { nowIso } from '../../../functions/platform/clock.ts';
import { putFirstOwner } from '../../../functions/table/accounts/company-owners.ts';
import { putNewUser } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { type JobItem, putJob } from '../../../functions/table/jobs/job.ts';
import { putCompanyProfile, putSeekerProfile } from '../../../functions/table/profiles/profile.ts';
import { putProject } from '../../../functions/table/projects/project.ts';

const id = (digit: string): string => digit.repeat(24);

/** Two companies, and two job seekers with the users of their profiles. */
export const company = { profileId: id('a'), userId: id('c'), kind: 'provider' as const };
export const partner = { profileId: id('b'), userId: id('d'), kind: 'provider' as const };
export const seekers = [
  { profileId: id('5'), userId: id('6'), kind: 'candidate' as const, name: 'Travis', lastName: 'Yoder' },
  { profileId: id('7'), userId: id('8'), kind: 'candidate' as const, name: 'Marisol', lastName: 'Ibarra' },
] as const;
export type SeekerPerson = (typeof seekers)[number];
export const jobs = [id('1'), id('2')] as const;
export const projects = [id('e'), id('f')] as const;
/** A briefing for each seeker. */
export const briefings = [id('3'), id('4')] as const;

const place = { zip: '46590', city: 'Winona Lake', state: 'IN', latitude: 41.22, longitude: -85.81 };
const dates = () => ({ createdAt: nowIso(), updatedAt: nowIso() });
const emailOf = ({ userId }: { userId: string }) => `user-${userId.slice(0, 4)}@example.com`;

export const userOf = (person: typeof company | SeekerPerson) => ({
  id: person.userId,
  email: emailOf(person),
  displayName: 'Somebody',
  role: 'user' as const,
  kind: person.kind,
  profileId: person.profileId,
  ...(person.kind === 'provider' && { companyRole: 'owner' as const }),
  status: 'active' as const,
  language: 'en' as const,
  createdAt: nowIso(),
});

const profileOf = (person: typeof company | SeekerPerson) => ({
  id: person.profileId,
  email: emailOf(person),
  phoneNumber: '(574) 555-0142',
  ...place,
  public: true,
  complete: true,
  primaryUser: person.userId,
  lastActivity: nowIso(),
  ...dates(),
});

export const jobOf = (job: string, more: Partial<JobItem> = {}): JobItem => ({
  id: job,
  company: company.profileId,
  companyName: 'Lakeland Framing',
  name: 'Framer',
  type: 'Full-Time',
  compensation: '',
  ...place,
  qualifications: [],
  tradeCategories: ['Carpentry'],
  benefits: [],
  willingToProvidePaidTraining: false,
  published: true,
  publishedAt: nowIso(),
  briefing: false,
  createdBy: company.userId,
  ...dates(),
  ...more,
});

const putSeeker = (seeker: SeekerPerson) =>
  transact(
    putNewUser(userOf(seeker)),
    putSeekerProfile({
      ...profileOf(seeker),
      kind: 'candidate',
      name: seeker.name,
      lastName: seeker.lastName,
      seeker: { tradeCategories: ['Carpentry'] },
    }),
  );

const putCompany = (each: typeof company) =>
  transact(
    putNewUser(userOf(each)),
    putFirstOwner(each.profileId),
    putCompanyProfile({ ...profileOf(each), kind: 'provider', name: 'Lakeland Framing', company: {} }),
  );

const putProjectOf = (project: string) =>
  transact(
    putProject({
      id: project,
      company: company.profileId,
      companyName: 'Lakeland Framing',
      name: 'School Roof',
      ...place,
      type: 'Renovation',
      startDate: '2030-01-01',
      inviteVendorsToView: false,
      contractorTradeCategories: ['Carpentry'],
      vendorTradeCategories: [],
      ...dates(),
    }),
  );

/** Everyone with a profile, and the company's open jobs, briefings and projects. */
export const putEveryone = async (): Promise<void> => {
  for (const seeker of seekers) await putSeeker(seeker);
  for (const each of [company, partner]) await putCompany(each);
  for (const job of jobs) await transact(putJob(jobOf(job)));
  for (const [index, job] of briefings.entries())
    await transact(putJob(jobOf(job, { briefing: true, recipient: seekers[index]?.profileId ?? '' })));
  for (const project of projects) await putProjectOf(project);
};
