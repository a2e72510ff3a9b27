import * as z from 'zod';
import { WRONG_DATE, workDate } from '../../domain/profile/work-history.ts';
import { accountKinds } from '../../options/account-kinds.ts';
import { yesNoNotApplicable } from '../../options/answers.ts';
import { cdlClasses, oshaCertifications, veteranStatuses } from '../../options/background/credentials.ts';
import { educationLevels } from '../../options/background/education.ts';
import { managementExperiences } from '../../options/background/experience.ts';
import { hideableFacts } from '../../options/background/hidden-facts.ts';
import * as company from '../../options/companies/company.ts';
import { positionTypes } from '../../options/jobs/position-types.ts';
import { MAX_SAVED_JOBS, MAX_SEEKER_TRADES } from '../../options/limits.ts';
import { accessEntry } from '../access/access-shape.ts';
import { documentView } from '../documents/document-shape.ts';
import {
  firstName,
  html,
  id,
  isoDate,
  lastName,
  line,
  namedText,
  phone,
  phoneExtension,
  profileEmail,
  requiredNamedText,
  tags,
  takenDown,
  text,
  website,
  word,
  zip,
} from '../fields.ts';
import { fileView } from '../files/file-shape.ts';
import { ratedTrades, trades } from '../trades/trade-fields.ts';
import { handsOnExperience } from './seeker-row.ts';

const yesNo = z.boolean();
const skills = trades(MAX_SEEKER_TRADES);
const companyTrades = trades(60);

const WORK_DATE = '^ *([1-9][0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?)? *$';
/** A year, a month or a day, such as 2024-05; empty when unknown. */
const workDateField = line(10)
  .refine((text) => text === '' || workDate(text) !== undefined, WRONG_DATE)
  .meta({ format: 'work-date', pattern: WORK_DATE });

export const workHistoryEntry = z.object({
  position: word(120),
  from: workDateField,
  to: workDateField.optional(),
  current: yesNo.optional(),
  dailyResponsibilities: text(2000).optional(),
});

export const reference = z.object({
  name: word(120),
  relationship: line(120).optional(),
  email: z.union([z.literal(''), profileEmail]).optional(),
  phone: phone.optional(),
  phoneExtension: phoneExtension.optional(),
});

export const seekerChoices = {
  isVeteran: yesNo,
  /** Asked only when `isVeteran` is true [CON-06]. */
  veteranStatus: z.enum(veteranStatuses),
  isAdult: yesNo,
  authorizedInUS: yesNo,
  requireSponsorship: yesNo,
  latestEducation: z.enum(educationLevels),
  hasFormalTraining: yesNo,
  hasHandsOnExperience: yesNo,
  hasReferences: yesNo,
  validDriversLicense: yesNo,
  validCdlLicense: yesNo,
  /** Asked only when `validCdlLicense` is true [CON-05]. */
  cdlClass: z.enum(cdlClasses),
  reliableTransportation: yesNo,
};

/** The fields of a profile that only a job seeker has [PRO-43]. */
export const seekerPart = z.object({
  ...seekerChoices,
  /** Skills without a rating, as chosen at sign-up. Free text is allowed. */
  tradeCategories: skills,
  positionSeeking: z.array(z.enum(positionTypes)).max(positionTypes.length),
  formalTrainingDescription: text(2000),
  formalTrainingCategories: skills,
  handsOnExperiences: ratedTrades(handsOnExperience, MAX_SEEKER_TRADES),
  handsOnExperienceDescription: text(2000),
  previousCompaniesWorkedFor: z.array(workHistoryEntry).max(20, 'Please enter at most 20'),
  /** The kinds of management that the seeker has experience in [CON-17]. */
  managementExperience: z.array(z.enum(managementExperiences)).max(managementExperiences.length),
  references: z.array(reference).max(10, 'Please enter at most 10'),
  /** The facts that no company sees, not even after an unlock. */
  hiddenFacts: z.array(z.enum(hideableFacts)).max(hideableFacts.length),
});

export const companyChoices = {
  workRadius: z.enum(company.workRadii),
  numberOfEmployees: z.enum(company.employeeCounts),
  volumeCompletedProjects: z.enum(company.projectVolumes),
  /** Employees, subcontractors or both [CON-15]. */
  labor: z.enum(company.laborKinds),
  utilizeUnionLabor: z.enum(yesNoNotApplicable),
  oshaCertification: z.enum(oshaCertifications),
  paymentProcessTime: z.enum(company.paymentTerms),
  isFranchise: yesNo,
  /** True when the company's employees perform its work. */
  selfPerformWork: yesNo,
};

/** The fields of a profile that only a company has [PRO-42, PRO-44]. */
export const companyPart = z.object({
  ...companyChoices,
  principleContact: z.object({ firstName: requiredNamedText('contact name', 60), lastName: line(60) }),
  taxId: namedText('tax ID', 30),
  industry: z.array(z.enum(company.industries)).max(company.industries.length),
  emr: line(10),
  country: line(60),
  affiliations: tags(20, 120),
  qualifiedDesignations: z.array(z.enum(company.designations)).max(company.designations.length),
  tradesRelatedToProduct: companyTrades,
  selfPerformWorkCategories: companyTrades,
  employeeSkillsNeeded: companyTrades,
});

/** The fields of a profile that only a school has. */
export const schoolPart = z.object({ tradesTaught: companyTrades });

/** The fields of a profile that job seekers and companies can change. */
export const sharedPart = z.object({
  name: firstName,
  lastName,
  email: profileEmail,
  phoneNumber: phone,
  phoneExtension: phoneExtension.optional(),
  address: namedText('street address', 160),
  address2: namedText('second address line', 160),
  zip: zip(),
  website,
  description: html,
  public: yesNo,
  savedJobs: z.array(id).max(MAX_SAVED_JOBS),
});

/** An entry of `unlockedApplicants`: a job seeker whose contact details are open, since when and why. */
export const openedProfile = z.object({
  profile: id,
  date: isoDate,
  reason: z.enum(['unlock', 'briefing', 'application', 'project']),
});

/** An entry of `sentJobPosts`: a job that the company sent to a job seeker, and when. */
export const sentJobPost = z.object({ profile: id, job: id, date: isoDate });

export const licences = { licensed: yesNo };
export const productLicences = { licensedForSpecificProducts: yesNo };

const providerMarker = z.object({
  isVendor: yesNo,
  licensed: yesNo.optional(),
  unlockedApplicants: z.array(openedProfile).optional(),
  sentJobPosts: z.array(sentJobPost).optional(),
});

/**
 * A profile as one viewer sees it. Fields that the viewer may not see are absent. A masked seeker has no lastName,
 * phoneNumber, email, address or references, and `name` is 'Jobseeker' plus 4 characters [PRO-38].
 */
export const profileView = z.object({
  id,
  type: z.enum(['jobSeeker', 'provider']),
  kind: z.enum(accountKinds),
  name: z.string(),
  lastName: z.string().optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneExtension: z.string().optional(),
  address: z.string().optional(),
  address2: z.string().optional(),
  zip: z.string().optional(),
  city: z.string(),
  state: z.string(),
  website: z.string().optional(),
  description: z.string().optional(),
  public: yesNo,
  /** True when contact details and references are withheld from this viewer. */
  redacted: yesNo,
  /** The number of references, for viewers who can't read them. */
  referenceCount: z.int().optional(),
  lastActivity: isoDate.optional(),
  createdAt: isoDate,
  updatedAt: isoDate,
  savedJobs: z.array(id).optional(),
  /** The latest entries of the caller's access lists, newest first. Separate endpoints list all of them [APP-30]. */
  profilesRequested: z.array(accessEntry).optional(),
  profilesGranted: z.array(accessEntry).optional(),
  profilesRejected: z.array(accessEntry).optional(),
  /** The card that the company chose for its purchases. */
  defaultPaymentMethod: z.string().optional(),
  /** The first user of the profile, present only when the contact details are open [PRO-15]. */
  primaryUser: z.object({ id, displayName: z.string() }).optional(),
  profilePhoto: fileView.optional(),
  /** The small thumbnail of the profile photo [FIL-06]. */
  profilePhotoUrl: z.string().optional(),
  showcasePhotos: z.array(fileView).optional(),
  /**
   * A worker's licenses and cards, or a company's insurance and tax papers. The latter are for companies that it works
   * with.
   */
  documents: z.array(documentView).optional(),
  jobSeeker: seekerPart
    .partial()
    .extend({
      /** The same name as that of the profile. */
      name: z.string().optional(),
      lastPriorityAccess: isoDate.optional(),
      /** True when there is a resume, even in a masked profile. `resume` itself requires open contact details. */
      hasResume: yesNo.optional(),
      resume: fileView.optional(),
    })
    .optional(),
  /** True when visitors can read the company's open jobs without an account. Only the company's users see it. */
  jobsOnWeb: yesNo.optional(),
  /** For the company's own users: when and why Plumbline hid its jobs and projects, and the day on which that ends. */
  postsHidden: takenDown.extend({ until: z.string().optional() }).optional(),
  provider: companyPart.partial().extend(providerMarker.shape).optional(),
  vendor: z.object(productLicences).partial().optional(),
  educational: schoolPart.partial().optional(),
});
export type ProfileView = z.output<typeof profileView>;
