import { DAY_MS } from '../../../options/limits.ts';
import type { PaymentStatus } from '../payment-states.ts';

/** The number of days after the payment in which a company can report an unlock whose phone and e-mail both fail. */
export const REPORT_DAYS = 7;

/** Returns whether the refund rule covers a product. It covers the three unlocks only. */
export const hasRefundRule = (slug: string): boolean => slug.startsWith('unlock_');

type Payment = {
  product_slug: string;
  status: PaymentStatus;
  /** The time of the payment (ISO 8601). */
  date: string;
};

/** Returns whether the buyer can report the payment now [PAY-18]. */
export const isReportable = ({ product_slug: slug, status, date }: Payment, at: Date): boolean =>
  hasRefundRule(slug) && status === 'paid' && at.getTime() - Date.parse(date) <= REPORT_DAYS * DAY_MS;
