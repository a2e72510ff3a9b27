import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { anonymousName } from '@plumbline/shared/domain/masking';
import type { Sight } from '../http/sight.ts';
import type { OpeningItem } from '../table/opening.ts';
import {
  type CompanyProfileItem,
  isSeekerProfile,
  type ProfileItem,
  type SeekerProfileItem,
} from '../table/profile.ts';
import type { SentJobPostItem } from '../table/sent-job.ts';

/** Lists only the owner sees. */
export type OwnLists = { savedJobs?: string[]; openings?: OpeningItem[]; sentJobs?: SentJobPostItem[] };

const place = ({ city, state }: ProfileItem) => ({ city, state });

const contactOf = (profile: ProfileItem) => ({
  email: profile.email,
  phoneNumber: profile.phoneNumber,
  address: profile.address,
  address2: profile.address2,
  zip: profile.zip,
});

const dates = ({ lastActivity, createdAt, updatedAt }: ProfileItem) => ({ lastActivity, createdAt, updatedAt });

/** PRO-37, PRO-38: a masked seeker's free texts go too; people write their names and numbers into them. */
const seekerView = (profile: SeekerProfileItem, description: string, sight: Sight, lists: OwnLists): ProfileView => {
  const masked = sight === 'masked';
  const { references = [], previousCompaniesWorkedFor, ...rest } = profile.seeker;
  const { formalTrainingDescription, handsOnExperienceDescription, ...facts } = rest;
  const history = previousCompaniesWorkedFor?.map(({ dailyResponsibilities, ...job }) =>
    masked ? job : { ...job, dailyResponsibilities },
  );
  return {
    id: profile.id,
    type: 'jobSeeker',
    kind: 'candidate',
    name: masked ? anonymousName(profile.id) : profile.name,
    ...place(profile),
    ...dates(profile),
    public: profile.public,
    redacted: masked,
    referenceCount: references.length,
    jobSeeker: {
      ...facts,
      previousCompaniesWorkedFor: history,
      lastPriorityAccess: profile.lastPriorityAccess,
      ...(!masked && { references, formalTrainingDescription, handsOnExperienceDescription }),
    },
    ...(!masked && { ...contactOf(profile), lastName: profile.lastName, website: profile.website, description }),
    ...(sight === 'own' && { savedJobs: lists.savedJobs ?? [] }),
  };
};

/** PRO-39: a company's contact details are open to others only after a granted access. */
const companyView = (profile: CompanyProfileItem, description: string, sight: Sight, lists: OwnLists): ProfileView => {
  const { principleContact, taxId, ...facts } = profile.company;
  const vendor = profile.kind === 'vendor';
  const unlockedApplicants = lists.openings
    ?.filter(({ reason }) => reason === 'unlock' || reason === 'briefing')
    .map(({ subject, date, reason }) => ({ profile: subject, date, reason }));
  const sentJobPosts = lists.sentJobs?.map(({ seeker, job, date }) => ({ profile: seeker, job, date }));
  return {
    id: profile.id,
    type: 'provider',
    kind: profile.kind,
    name: profile.name,
    ...place(profile),
    ...dates(profile),
    public: profile.public,
    redacted: sight === 'masked',
    description,
    website: profile.website,
    provider: {
      ...facts,
      isVendor: vendor,
      ...(sight !== 'masked' && { principleContact }),
      ...(sight === 'own' && { taxId, unlockedApplicants: unlockedApplicants ?? [], sentJobPosts: sentJobPosts ?? [] }),
    },
    ...(vendor && { vendor: {} }),
    ...(profile.kind === 'educational' && { educational: {} }),
    ...(sight !== 'masked' && contactOf(profile)),
  };
};

export const profileView = (
  profile: ProfileItem,
  description: string,
  sight: Sight,
  lists: OwnLists = {},
): ProfileView =>
  isSeekerProfile(profile)
    ? seekerView(profile, description, sight, lists)
    : companyView(profile, description, sight, lists);
