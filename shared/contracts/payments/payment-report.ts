import * as z from 'zod';
import { paymentReportStates } from '../../domain/money/payment-report-states.ts';
import { paymentStatuses } from '../../domain/money/payment-states.ts';
import { cents, id, isoDate } from '../fields.ts';

/** A company's report that an unlocked job seeker can't be reached, with its payment. */
export const paymentReport = z.object({
  id: z.string(),
  company: id,
  seeker: id,
  /** The current names; absent when the company or the seeker no longer exists. */
  companyName: z.string().optional(),
  seekerName: z.string().optional(),
  userId: id,
  reason: z.string(),
  date: isoDate,
  /** The name and the slug of the product, the paid and the refunded amount in cents, and the state of the payment. */
  product: z.string(),
  slug: z.string(),
  amount: cents,
  amountRefunded: cents.optional(),
  /** Cents of refunds that staff requested and Stripe hasn't made yet. */
  refundPending: cents.optional(),
  /** Cents of refunds that the bank returned; the company is owed them in another way. */
  refundFailed: cents.optional(),
  status: z.enum(paymentStatuses),
  state: z.enum(paymentReportStates),
  /** For a declined report: who declined it, when, and the reason that the company received. */
  declined: z.object({ staff: z.string(), date: isoDate, reason: z.string() }).optional(),
});

export type PaymentReport = z.output<typeof paymentReport>;
