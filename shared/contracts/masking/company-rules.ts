import type { ProfileView } from '../profiles/profile-shape.ts';
import { applyRules, contact, contactOpen, ownLists, type Rules, shownToAll } from './field-rules.ts';

type CompanyPart = NonNullable<ProfileView['provider']>;

/** What a company shows to all, including its texts. */
const maskedPart: Rules<CompanyPart> = {
  workRadius: 'shown',
  numberOfEmployees: 'shown',
  volumeCompletedProjects: 'shown',
  labor: 'shown',
  utilizeUnionLabor: 'shown',
  oshaCertification: 'shown',
  paymentProcessTime: 'shown',
  principleContact: 'withheld',
  taxId: 'withheld',
  industry: 'shown',
  emr: 'shown',
  affiliations: 'shown',
  qualifiedDesignations: 'shown',
  tradesRelatedToProduct: 'shown',
  selfPerformWorkCategories: 'shown',
  employeeSkillsNeeded: 'shown',
  isVendor: 'shown',
  licensed: 'shown',
  isFranchise: 'shown',
  selfPerformWork: 'shown',
  country: 'shown',
  unlockedApplicants: 'withheld',
  sentJobPosts: 'withheld',
};

/** Of how a company operates a job seeker sees the radius, the industry and the head count [PRO-18]. */
const hiddenFromSeekers = {
  volumeCompletedProjects: 'withheld',
  labor: 'withheld',
  emr: 'withheld',
  utilizeUnionLabor: 'withheld',
  oshaCertification: 'withheld',
  paymentProcessTime: 'withheld',
  isFranchise: 'withheld',
  selfPerformWork: 'withheld',
  country: 'withheld',
} as const;

const masked: Rules<ProfileView> = {
  ...shownToAll,
  ...contact,
  ...ownLists,
  name: 'shown',
  lastName: 'withheld',
  description: 'shown',
  redacted: 'withheld',
  referenceCount: 'withheld',
  lastActivity: 'shown',
  createdAt: 'shown',
  updatedAt: 'shown',
  profilePhoto: 'shown',
  profilePhotoUrl: 'shown',
  showcasePhotos: 'shown',
  documents: 'withheld',
  jobSeeker: 'withheld',
  provider: 'withheld',
  vendor: 'shown',
  educational: 'shown',
};

/** Contact details of a company, once they are open; those of a school always are [PRO-14, PRO-39]. */
const open: Rules<ProfileView> = {
  ...masked,
  ...contactOpen,
};

/** What users of other accounts see of a company. */
export const companyRules = (isOpen: boolean, forSeeker: boolean): Rules<ProfileView> => {
  const part: Rules<CompanyPart> = {
    ...maskedPart,
    ...(isOpen && { principleContact: 'shown' }),
    ...(forSeeker && hiddenFromSeekers),
  };
  // A company's insurance and tax papers are for the companies it works with.
  const documents = isOpen && !forSeeker ? 'shown' : 'withheld';
  return { ...(isOpen ? open : masked), documents, provider: (provider) => applyRules(part, provider) as CompanyPart };
};
