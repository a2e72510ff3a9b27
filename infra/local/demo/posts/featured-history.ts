import { jobFields } from '@plumbline/shared/contracts/jobs/job-form';
import { MESSAGE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import * as z from 'zod';
import history from '../data/history.json' with { type: 'json' };
import { trades } from '../trade-templates/trade-template.ts';

const { name, compensation, description } = jobFields.shape;
const text = z.string().min(1).max(MESSAGE_MAX_LENGTH);
/** A number of days before now; fractions are hours. */
const daysAgo = z.number().min(0);

/**
 * The schema of the featured history. Companies are referred to by their full names, seekers by the start of their id.
 */
const historyShape = z.strictObject({
  /** The companies that asked to join Lakeland's first two projects, and the time since they are connected. */
  connections: z.array(
    z.strictObject({
      companyName: z.string(),
      projectIndex: z.int(),
      askedDaysAgo: daysAgo,
      connectedDaysAgo: daysAgo.optional(),
      message: text.optional(),
    }),
  ),
  briefings: z.array(
    z.strictObject({
      companyName: z.string(),
      seekerIdPrefix: z.string(),
      sentDaysAgo: daysAgo,
      acceptedDaysAgo: daysAgo.optional(),
      name,
      compensation,
      tradeCategories: trades,
      description,
    }),
  ),
  /** Lakeland's conversations. `unread` is the number of messages that Lakeland hasn't read. */
  conversations: z.array(
    z.strictObject({
      with: z.union([z.strictObject({ companyName: z.string() }), z.strictObject({ seekerIdPrefix: z.string() })]),
      unread: z.int(),
      messages: z.array(z.strictObject({ isOwn: z.boolean(), daysAgo, text })),
    }),
  ),
  /** Lakeland's job posts of the last year that are closed. */
  pastPosts: z.array(z.strictObject({ name, postedDaysAgo: z.int() })),
  /** Refunded unlocks of seekers that Lakeland couldn't reach, with the reason that staff entered. */
  refundedUnlocks: z.array(z.strictObject({ paidDaysAgo: z.int(), refundedDaysAgo: z.int(), reason: text })),
});

export const featuredHistory = historyShape.parse(history);
