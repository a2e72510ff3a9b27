import { jobFields } from '@plumbline/shared/contracts/jobs/job-form';
import * as z from 'zod';
import jobs from '../data/jobs.json' with { type: 'json' };
import { trades } from '../trade-templates/trade-template.ts';

const { name, type, compensation, description, whyWorkHere, qualifications, benefits } = jobFields.shape;

/** A job of the pictures, told by its company's name; the rest comes from the company and its trade template. */
const featuredJob = z.strictObject({
  companyName: z.string(),
  name,
  type,
  compensation,
  tradeCategories: trades,
  postedDaysAgo: z.int().min(0),
  training: z.boolean(),
  details: z.strictObject({ description, whyWorkHere, qualifications, benefits }).partial().optional(),
});

export type FeaturedJob = z.output<typeof featuredJob>;

/** Lakeland's lead framing carpenter is the first: the demo's applicants are for it. */
export const LEAD_FRAMING_JOB_INDEX = 0;

export const featuredJobs: readonly FeaturedJob[] = z.array(featuredJob).parse(jobs);
