import * as z from 'zod';
import { reportKinds } from '../../domain/support/report-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate } from '../fields.ts';
import { jobView } from '../jobs/job-form.ts';
import { profileView } from '../profiles/profile-shape.ts';
import { projectView } from '../projects/project-form.ts';

/** The number of messages of a reported conversation that staff can read: the latest ones before the report. */
export const REPORTED_MESSAGES = 30;

const message = z.object({
  id,
  /** The author's account: the reported one, or the one that reported it. */
  from: z.enum(['reported', 'reporter']),
  /** The name of the account that wrote it; absent when the account no longer exists. */
  name: z.string().optional(),
  /** The user who wrote it for a company. Absent for a job seeker, and when that user has left. */
  author: z.string().optional(),
  text: z.string(),
  date: isoDate,
  /** The names of the attached files. */
  files: z.array(z.string()),
  /** The time at which staff took the message down. The two sides no longer read it. */
  removedAt: isoDate.optional(),
});
export type ReportedMessage = z.output<typeof message>;

const conversation = z.object({
  /** The messages, oldest first. */
  messages: z.array(message),
  /** True when there are earlier messages, which staff can't read. */
  hasEarlier: z.boolean(),
});

/** The free texts of a job seeker's profile. The masked view omits them: other accounts read them after an unlock. */
export const profileTextFields = [
  'description',
  'formalTrainingDescription',
  'handsOnExperienceDescription',
  'dailyResponsibilities',
] as const;

const profileText = z.object({
  field: z.enum(profileTextFields),
  /** The position that these daily responsibilities belong to. */
  of: z.string().optional(),
  text: z.string(),
});

/** The subject of a report as its readers see it today. When it has ended, only the part of its kind is present. */
const reported = z.object({
  kind: z.enum(reportKinds),
  /** True when the subject no longer exists. Then no part is present. */
  isGone: z.boolean(),
  /** The time at which the owner ended or deleted it. Staff still read the stored content. */
  endedAt: isoDate.optional(),
  /** The time at which staff took the job or project down. */
  takenDownAt: isoDate.optional(),
  job: jobView
    .pick({
      name: true,
      type: true,
      description: true,
      whyWorkHere: true,
      compensation: true,
      pay: true,
      shift: true,
      openings: true,
      startDate: true,
      hours: true,
      area: true,
      overtime: true,
      travel: true,
      equipment: true,
      drugTest: true,
      questions: true,
      zip: true,
      city: true,
      state: true,
      qualifications: true,
      requiredLicenses: true,
      tradeCategories: true,
      benefits: true,
      experienceRequired: true,
      willingToProvidePaidTraining: true,
      published: true,
      briefing: true,
      createdAt: true,
    })
    .optional(),
  project: projectView
    .pick({
      name: true,
      type: true,
      description: true,
      addedDetail: true,
      zip: true,
      city: true,
      state: true,
      startDate: true,
      interestUntil: true,
      inviteVendorsToView: true,
      contractorTradeCategories: true,
      vendorTradeCategories: true,
    })
    .optional(),
  /** The profile as a company without access to the contact details sees it. */
  profile: profileView.optional(),
  profileTexts: z.array(profileText).optional(),
  conversation: conversation.optional(),
});
export type Reported = z.output<typeof reported>;

export const readReported = defineEndpoint({
  group: 'admin',
  name: 'readReported',
  method: 'POST',
  path: '/api/admin/reports/{id}/context',
  auth: 'support',
  staffRight: 'handleRequests',
  budget: 'read',
  params: byId,
  response: reported,
  errors: ['report_not_found'],
  summary: 'Shows what a report is about; every call adds an entry to the log of what staff did',
});
