import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { isValidZip } from '../../domain/contact-details/zip.ts';
import { jobStates } from '../../domain/jobs/job-states.ts';
import { titleCase } from '../../domain/text/title-case.ts';
import { positionTypes } from '../../options/jobs/position-types.ts';
import { contact } from '../access/access-shape.ts';
import { html, id, isoDate, line, MAX_TAG_LENGTH, REQUIRED, requiredLine, tags, ZIP_CODE } from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';
import { givenPay, pay } from './pay.ts';

export const positionType = z.enum(positionTypes, { error: REQUIRED });

export const jobFields = z.object({
  // Cased once, here: every page, mail and receipt shows the title as it was saved [SHL-37].
  name: requiredLine(120).overwrite(titleCase),
  description: html,
  tradeCategories: trades(20, MAX_TAG_LENGTH),
  zip: requiredLine(20)
    .refine((text) => text === '' || isValidZip(text), 'Please enter a valid ZIP code')
    .meta(ZIP_CODE),
  type: positionType,
  qualifications: tags(30),
  compensation: line(120),
  /** Amounts in addition to the text; null for none. */
  pay: givenPay,
  benefits: tags(20),
  whyWorkHere: html,
  experienceRequired: z.boolean({ error: REQUIRED }),
  willingToProvidePaidTraining: z.boolean({ error: REQUIRED }),
});

const given = jobFields.shape;

/** The job form [EMP-17, EMP-19]: the web form validates with it and the API parses with it. */
export const jobForm = jobFields.extend({
  description: given.description.default(''),
  tradeCategories: given.tradeCategories.default([]),
  qualifications: given.qualifications.default([]),
  compensation: given.compensation.default(''),
  pay: given.pay.default(null),
  benefits: given.benefits.default([]),
  whyWorkHere: given.whyWorkHere.default(''),
});

export type JobForm = z.output<typeof jobForm>;

export const companyOfJob = z.object({ id, name: z.string(), profilePhoto: z.string().optional() });

/** The state of a briefing with its recipient [BRF-10]. */
export const briefingStates = ['Pending', 'Accepted', 'Rejected'] as const;

const visit = z.object({ date: isoDate });
const jobPerson = z.object({ profile: id, job: id, date: isoDate });

/** The latest people of a job, for its owner alone; lists of their own have all of them. */
const jobLists = {
  /** Viewers are not named, because viewing doesn't introduce them to the company. */
  jobseekerViews: z.array(visit).optional(),
  applicants: z.array(jobPerson).optional(),
  matches: z.array(z.object({ id })).optional(),
  /** Applicants and matches whom the company declined. */
  declined: z.array(jobPerson).optional(),
  /** Requests of the company that a job seeker declined. */
  declinedRequests: z.array(jobPerson).optional(),
  jobApplications: z.array(z.object({ profile: id, date: isoDate })).optional(),
  /** Whom a briefing is for. */
  recipient: id.optional(),
  jobSeeker: z.object({ id, name: z.string(), lastName: z.string().optional() }).optional(),
};

/** A job as its readers see it [EMP-38]. Counts and lists of people are answered to the owner only. */
export const jobView = z.object({
  id,
  name: z.string(),
  type: positionType,
  description: z.string(),
  whyWorkHere: z.string(),
  compensation: z.string(),
  pay: pay.optional(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  qualifications: z.array(z.string()),
  tradeCategories: z.array(z.string()),
  benefits: z.array(z.string()),
  experienceRequired: z.boolean().optional(),
  willingToProvidePaidTraining: z.boolean(),
  published: z.boolean(),
  briefing: z.boolean(),
  /** Of a briefing, for its owner: how the recipient answered. */
  status: z.enum([...jobStates, ...briefingStates]).optional(),
  company: id,
  profile: z.array(companyOfJob),
  createdAt: isoDate,
  updatedAt: isoDate,
  deletedAt: isoDate.optional(),
  /** When it was first published; none before that. */
  publishedAt: isoDate.optional(),
  /** The day it was posted (YYYY-MM-DD), counted in the time zone of its ZIP; none while it isn't published. */
  postDate: z.iso.date().optional(),
  /** Whether visitors may read it without an account. */
  isPublic: z.boolean().optional(),
  lastViewAt: isoDate.optional(),
  hasNewApplicants: z.boolean().optional(),
  viewCount: z.int().optional(),
  applicantCount: z.int().optional(),
  declinedCount: z.int().optional(),
  matchCount: z.int().optional(),
  ...jobLists,
  /** The reading seeker's own application to this job. */
  applicationStatus: z
    .object({
      state: z.enum(accessStates).optional(),
      declinedByMe: z.boolean(),
      date: isoDate.optional(),
      /** Until when a rejection holds. */
      ends: isoDate.optional(),
      saved: z.boolean(),
      /** The company has the seeker's contact details already. */
      contactOpen: z.boolean().optional(),
      /** The job seeker has blocked the company. */
      blocked: z.boolean().optional(),
      /** Why the job fits, when it matched. */
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
