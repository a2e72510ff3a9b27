import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { isValidZip } from '../../domain/contact-details/zip.ts';
import { jobStates } from '../../domain/jobs/job-states.ts';
import { titleCase } from '../../domain/text/title-case.ts';
import { workerDocumentKinds } from '../../options/document-kinds.ts';
import { positionTypes } from '../../options/jobs/position-types.ts';
import { shifts } from '../../options/jobs/shifts.ts';
import { contact } from '../access/access-shape.ts';
import {
  html,
  id,
  isoDate,
  line,
  MAX_TAG_LENGTH,
  REQUIRED,
  requiredLine,
  tags,
  takenDown,
  ZIP_CODE,
} from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';
import { givenPay, pay } from './pay.ts';
import { givenWorkFacts, shownQuestion, shownWorkFacts, workFactsOfForm } from './work-facts.ts';

export const shift = z.enum(shifts, { error: REQUIRED });
export const positionType = z.enum(positionTypes, { error: REQUIRED });

const license = z.enum(workerDocumentKinds, { error: 'Please choose a license from the list' });

export const jobFields = z.object({
  // The title is cased here, so that pages, e-mails and receipts show it in the same way [SHL-37].
  name: requiredLine(120).overwrite(titleCase),
  description: html,
  tradeCategories: trades(20, MAX_TAG_LENGTH),
  zip: requiredLine(20)
    .refine((text) => text === '' || isValidZip(text), 'Please enter a valid ZIP code')
    .meta(ZIP_CODE),
  type: positionType,
  qualifications: tags(30),
  /** The licenses and cards that the job asks for, by the kinds of a worker's profile. */
  requiredLicenses: z.array(license).max(workerDocumentKinds.length, 'Please choose fewer licenses'),
  compensation: line(120),
  /** Pay in amounts, in addition to the text; null for none. */
  pay: givenPay,
  /** The shift; null or an empty choice for none. */
  shift: z
    .union([shift, z.literal('')])
    .nullable()
    .transform((chosen) => chosen || null),
  ...givenWorkFacts,
  benefits: tags(20),
  whyWorkHere: html,
  experienceRequired: z.boolean({ error: REQUIRED }),
  willingToProvidePaidTraining: z.boolean({ error: REQUIRED }),
});

const given = jobFields.shape;

/** The job form. The web form and the API validate with it [EMP-17, EMP-19]. */
export const jobForm = jobFields.extend({
  description: given.description.default(''),
  tradeCategories: given.tradeCategories.default([]),
  qualifications: given.qualifications.default([]),
  requiredLicenses: given.requiredLicenses.default([]),
  compensation: given.compensation.default(''),
  pay: given.pay.default(null),
  shift: given.shift.default(null),
  ...workFactsOfForm,
  benefits: given.benefits.default([]),
  whyWorkHere: given.whyWorkHere.default(''),
});

export type JobForm = z.output<typeof jobForm>;

export const companyOfJob = z.object({ id, name: z.string(), profilePhoto: z.string().optional() });

/** The states of a briefing for its recipient [BRF-10]. */
export const briefingStates = ['Pending', 'Accepted', 'Rejected'] as const;

const { openings, startDate, overtime, travel } = shownWorkFacts;
/** The facts that rows of jobs show, in addition to pay and place. An absent one is not specified. */
export const rowFacts = {
  shift: shift.optional(),
  openings,
  startDate,
  overtime,
  travel,
  requiredLicenses: z.array(license).optional(),
};
const shownRowFacts = z.object(rowFacts);
export type RowFacts = z.output<typeof shownRowFacts>;

const visit = z.object({ date: isoDate });
const jobPerson = z.object({ profile: id, job: id, date: isoDate });

/** The latest people of a job, for its owner only. Other endpoints list all of them. */
const jobLists = {
  /** Views have no names, because viewing a job doesn't introduce a job seeker to the company. */
  jobseekerViews: z.array(visit).optional(),
  applicants: z.array(jobPerson).optional(),
  matches: z.array(z.object({ id })).optional(),
  /** Applicants and matches that the company declined. */
  declined: z.array(jobPerson).optional(),
  /** Requests of the company that job seekers declined. */
  declinedRequests: z.array(jobPerson).optional(),
  jobApplications: z.array(z.object({ profile: id, date: isoDate })).optional(),
  /** The recipient of a briefing. */
  recipient: id.optional(),
  jobSeeker: z.object({ id, name: z.string(), lastName: z.string().optional() }).optional(),
};

/** A job as its readers see it. Only the owner gets counts and lists of people [EMP-38]. */
export const jobView = z.object({
  id,
  name: z.string(),
  type: positionType,
  description: z.string(),
  whyWorkHere: z.string(),
  compensation: z.string(),
  pay: pay.optional(),
  shift: shift.optional(),
  ...shownWorkFacts,
  /** The questions that applicants answer. */
  questions: z.array(shownQuestion).optional(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  qualifications: z.array(z.string()),
  requiredLicenses: z.array(license).optional(),
  tradeCategories: z.array(z.string()),
  benefits: z.array(z.string()),
  experienceRequired: z.boolean().optional(),
  willingToProvidePaidTraining: z.boolean(),
  published: z.boolean(),
  briefing: z.boolean(),
  /** For the owner: the state of the job, or of a briefing with its recipient. */
  status: z.enum([...jobStates, ...briefingStates]).optional(),
  company: id,
  profile: z.array(companyOfJob),
  createdAt: isoDate,
  updatedAt: isoDate,
  deletedAt: isoDate.optional(),
  /** For the owner: when and why Plumbline took it down. Others can't read it then. */
  takenDown: takenDown.optional(),
  /** The time of the first publication; absent before that. */
  publishedAt: isoDate.optional(),
  /** The day it was posted (YYYY-MM-DD) in the time zone of its ZIP Code; absent while it isn't published. */
  postDate: z.iso.date().optional(),
  /** True when visitors can read it without an account. */
  isPublic: z.boolean().optional(),
  lastViewAt: isoDate.optional(),
  hasNewApplicants: z.boolean().optional(),
  viewCount: z.int().optional(),
  applicantCount: z.int().optional(),
  declinedCount: z.int().optional(),
  matchCount: z.int().optional(),
  /** For the owner: the number of applicants who are hired. */
  hiredCount: z.int().optional(),
  ...jobLists,
  /** The reading job seeker's application to this job. */
  applicationStatus: z
    .object({
      state: z.enum(accessStates).optional(),
      declinedByMe: z.boolean(),
      date: isoDate.optional(),
      /** The time at which a rejection ends. */
      ends: isoDate.optional(),
      /** When the job seeker applied, whether the company has looked at its applicants since, and when it answered. */
      appliedAt: isoDate.optional(),
      seen: z.boolean().optional(),
      answeredAt: isoDate.optional(),
      saved: z.boolean(),
      /** True when the company already has the seeker's contact details. */
      contactOpen: z.boolean().optional(),
      /** True when the job seeker has blocked the company. */
      blocked: z.boolean().optional(),
      /** The reason of the match, if there is one. */
      reason: z.string().optional(),
      miles: z.number().optional(),
      connection: z.object({ company: contact, other: contact }).optional(),
    })
    .optional(),
});

export type JobView = z.output<typeof jobView>;

/** A job in a list, without its texts. */
export const jobSummary = jobView.omit({
  description: true,
  whyWorkHere: true,
  questions: true,
  applicationStatus: true,
  isPublic: true,
  jobseekerViews: true,
  applicants: true,
  matches: true,
  declined: true,
  declinedRequests: true,
  jobApplications: true,
  recipient: true,
  jobSeeker: true,
});

export type JobSummary = z.output<typeof jobSummary>;
