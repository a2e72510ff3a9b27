import type { ProfileView } from '../profiles/profile-shape.ts';
import { applyRules, contact, contactOpen, ownLists, type Rules, shownToAll } from './field-rules.ts';

type CompanyPart = NonNullable<ProfileView['provider']>;

/** The fields of a company that every viewer sees, including its texts. */
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

/**
 * Operational fields that job seekers don't see. They do see the radius, the industry and the number of employees
 * [PRO-18].
 */
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

/** The rules when the contact details of a company are open. Those of a school always are [PRO-14, PRO-39]. */
const open: Rules<ProfileView> = {
  ...masked,
  ...contactOpen,
};

/** Returns the rules for a company's profile as users of other accounts see it. */
export const companyRules = (isOpen: boolean, forSeeker: boolean): Rules<ProfileView> => {
  const part: Rules<CompanyPart> = {
    ...maskedPart,
    ...(isOpen && { principleContact: 'shown' }),
    ...(forSeeker && hiddenFromSeekers),
  };
  // Only companies with open contact details see a company's insurance and tax papers.
  const documents = isOpen && !forSeeker ? 'shown' : 'withheld';
  return { ...(isOpen ? open : masked), documents, provider: (provider) => applyRules(part, provider) as CompanyPart };
};
