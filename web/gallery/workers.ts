import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { CompanyMatch, WorkerCard } from '@plumbline/shared/contracts/search/workers';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { OWN } from './sign-in.ts';

export const WORKER = '9c07'.repeat(6);

export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A worker that the company has not unlocked, as a search returns it. */
export const worker = (changes: Partial<WorkerCard> = {}): WorkerCard => ({
  id: WORKER,
  name: 'Jobseeker9c07',
  city: 'Leesburg',
  state: 'IN',
  hasProfileViewAccess: false,
  miles: 6.2,
  trades: [
    { category: 'Framing', rating: 2, amount: '5-10YR' },
    { category: 'Siding', rating: 1, amount: '1-5YR' },
  ],
  validDriversLicense: true,
  documents: [],
  lastActivity: new Date().toISOString(),
  ...changes,
});

export const match = (changes: Partial<CompanyMatch> = {}): CompanyMatch => ({ ...worker(), ...changes });

/** The masked profile of the same worker. */
export const seeker = (jobSeeker: ProfileView['jobSeeker'] = {}, changes: Partial<ProfileView> = {}): ProfileView => ({
  id: WORKER,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Jobseeker9c07',
  city: 'Leesburg',
  state: 'IN',
  public: true,
  redacted: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  jobSeeker,
  ...changes,
});

/** The signed-in company. */
export const ownCompany = (changes: Partial<ProfileView> = {}): ProfileView => ({
  id: OWN.profile,
  type: 'provider',
  kind: 'provider',
  name: 'Wagon Wheel Homes',
  city: 'Winona Lake',
  state: 'IN',
  zip: '46590',
  public: false,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  provider: { isVendor: false, employeeSkillsNeeded: ['Carpentry'] },
  ...changes,
});
