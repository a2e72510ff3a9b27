import { DAY_MS } from '../../options/limits.ts';
import type { PaymentStatus } from './payment-states.ts';

/** Days after the payment in which an unlock whose phone and e-mail both fail may be reported. */
export const REPORT_DAYS = 7;

/** Whether the refund rule covers a product: all three unlocks, and nothing else. */
export const hasRefundRule = (slug: string): boolean => slug.startsWith('unlock_');

type Payment = {
  product_slug: string;
  status: PaymentStatus;
  /** When it was paid, ISO 8601. */
  date: string;
};

/** Whether the buyer may report the payment now [PAY-18]. */
export const isReportable = ({ product_slug: slug, status, date }: Payment, at: Date): boolean =>
  hasRefundRule(slug) && status === 'paid' && at.getTime() - Date.parse(date) <= REPORT_DAYS * DAY_MS;
