import { jobFields } from '@plumbline/shared/contracts/jobs/job-form';
import * as z from 'zod';
import jobs from '../data/jobs.json' with { type: 'json' };
import { trades } from '../trade-templates/trade-template.ts';

const { name, type, compensation, description, whyWorkHere, qualifications, benefits } = jobFields.shape;

/**
 * The fixed fields of a featured job, with its company's name. The other fields come from the company and its trade
 * template.
 */
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

/** Lakeland's job for a lead framing carpenter is the first one. The featured applicants apply for it. */
export const LEAD_FRAMING_JOB_INDEX = 0;

export const featuredJobs: readonly FeaturedJob[] = z.array(featuredJob).parse(jobs);
