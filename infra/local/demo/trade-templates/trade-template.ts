import { jobFields } from '@plumbline/shared/contracts/jobs/job-form';
import { workHistoryEntry } from '@plumbline/shared/contracts/profiles/profile-shape';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import * as z from 'zod';

export const trades = z.array(z.enum(tradeCategoryNames)).min(1);
const lines = z.array(z.string().min(1)).min(1);

/** A realistic job post of a trade. `pay` is the least and the most dollars an hour. */
const jobTemplate = z.strictObject({
  title: jobFields.shape.name,
  type: jobFields.shape.type.optional(),
  trades,
  pay: z.tuple([z.int().positive(), z.int().positive()]),
  lead: z.string().min(1),
  duties: lines,
  qualifications: jobFields.shape.qualifications,
});

const { position, dailyResponsibilities } = workHistoryEntry.shape;

/** The templates of a line of work: trades, company names, positions and posts. */
export const tradeTemplate = z.strictObject({
  trades,
  /** The second parts of company names. */
  nouns: lines,
  /** Completes 'We ...' in a company description. */
  work: z.string().min(1),
  /** Positions in the order of a career, each with its daily responsibilities. */
  positions: z.array(z.strictObject({ position, days: dailyResponsibilities.unwrap() })).min(1),
  schools: lines,
  jobs: z.array(jobTemplate).min(1),
});

export type JobTemplate = z.output<typeof jobTemplate>;
export type TradeTemplate = z.output<typeof tradeTemplate>;
