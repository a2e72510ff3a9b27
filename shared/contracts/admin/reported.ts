import * as z from 'zod';
import { reportKinds } from '../../domain/support/report-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate } from '../fields.ts';
import { jobView } from '../jobs/job-form.ts';
import { profileView } from '../profiles/profile-shape.ts';
import { projectView } from '../projects/project-form.ts';

/** How many messages of a reported conversation staff reads: the latest ones before the report. */
export const REPORTED_MESSAGES = 30;

const message = z.object({
  id,
  /** The reported account wrote it, or the one that reported. */
  from: z.enum(['reported', 'reporter']),
  /** The name of the side that wrote it; absent when its account is gone. */
  name: z.string().optional(),
  /** Who wrote it for a company; absent for a job seeker, and when that user has left. */
  author: z.string().optional(),
  text: z.string(),
  date: isoDate,
  /** The names of the files that came with it. */
  files: z.array(z.string()),
});
export type ReportedMessage = z.output<typeof message>;

const conversation = z.object({
  /** Oldest first. */
  messages: z.array(message),
  /** There are earlier messages, which staff does not read. */
  hasEarlier: z.boolean(),
});

/** What a person wrote in a profile. Others read it after they unlock the profile, so the masked view lacks it. */
export const profileTextFields = [
  'description',
  'formalTrainingDescription',
  'handsOnExperienceDescription',
  'dailyResponsibilities',
] as const;

const profileText = z.object({
  field: z.enum(profileTextFields),
  /** The position that daily responsibilities belong to. */
  of: z.string().optional(),
  text: z.string(),
});

/** A reported thing as its readers see it today; of the parts after `endedAt` the one of its kind is there. */
const reported = z.object({
  kind: z.enum(reportKinds),
  /** It does not exist any more, so none of the parts is there. */
  isGone: z.boolean(),
  /** When its owner ended or deleted it; staff reads what is stored of it. */
  endedAt: isoDate.optional(),
  job: jobView
    .pick({
      name: true,
      type: true,
      description: true,
      whyWorkHere: true,
      compensation: true,
      pay: true,
      zip: true,
      city: true,
      state: true,
      qualifications: true,
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
  /** As a company that has not met the account sees it. */
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
  budget: 'read',
  params: byId,
  response: reported,
  errors: ['report_not_found'],
  summary: 'Shows what a report is about; every call adds an entry to the log of what staff did',
});
