import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { anonymousName, isRevealing } from '@plumbline/shared/domain/masking';
import { tradeCategoryNames } from '@plumbline/shared/options/trade-categories';

const listed: ReadonlySet<string> = new Set(tradeCategoryNames);

/** The named fields absent. */
const without = <T extends object, K extends keyof T>(from: T, ...fields: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([field]) => !fields.includes(field as K))) as Omit<T, K>;

const contact = ['email', 'phoneNumber', 'address', 'address2', 'zip', 'website', 'primaryUser'] as const;

/** Answered to the owner alone, whatever kind of profile it is [PRO-42]. */
const ownLists = [
  'savedJobs',
  'profilesRequested',
  'profilesGranted',
  'profilesRejected',
  'defaultPaymentMethod',
] as const;

/** The own profile of a seeker as it is answered to a company before it is unlocked [PRO-37, PRO-38]. */
export const asEmployerSees = (profile: ProfileView): ProfileView => {
  const { jobSeeker = {}, ...person } = profile;
  const { references = [], resume, tradeCategories, formalTrainingCategories, handsOnExperiences } = jobSeeker;
  const isHarmless = (words: string) =>
    listed.has(words) || !isRevealing(words, { ...person, email: person.email ?? '' });
  return {
    ...without(person, ...contact, ...ownLists, 'lastName', 'description', 'profilePhoto', 'profilePhotoUrl'),
    name: anonymousName(profile.id),
    redacted: true,
    referenceCount: references.length,
    jobSeeker: {
      ...without(jobSeeker, 'references', 'resume', 'formalTrainingDescription', 'handsOnExperienceDescription'),
      hasResume: resume !== undefined,
      tradeCategories: tradeCategories?.filter(isHarmless),
      formalTrainingCategories: formalTrainingCategories?.filter(isHarmless),
      handsOnExperiences: handsOnExperiences?.filter(({ category }) => isHarmless(category)),
      previousCompaniesWorkedFor: jobSeeker.previousCompaniesWorkedFor
        ?.filter(({ position }) => isHarmless(position))
        .map((job) => without(job, 'dailyResponsibilities')),
    },
  };
};

/** The own profile of a company as a job seeker sees it who has no contact with it; a school hides nothing [PRO-14, PRO-15, PRO-39]. */
export const asSeekerSees = (profile: ProfileView): ProfileView => {
  if (profile.kind === 'educational') return without(profile, ...ownLists);
  const { provider = { isVendor: false }, ...company } = profile;
  return {
    ...without(company, ...contact, ...ownLists),
    redacted: true,
    provider: without(provider, 'principleContact', 'taxId', 'unlockedApplicants', 'sentJobPosts'),
  };
};
