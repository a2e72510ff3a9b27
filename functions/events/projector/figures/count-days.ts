import { nowIso } from '../../../platform/clock.ts';
import { recordMetric } from '../../../platform/metrics/record-metric.ts';
import { AccessEntry } from '../../../table/access/access-entry.ts';
import { countOnDay } from '../../../table/activity/company-day.ts';
import { type ItemChange, itemsOf } from '../../../table/core/stream.ts';
import { Job } from '../../../table/jobs/job.ts';
import { Payment, type PaymentItem } from '../../../table/payments/payment.ts';
import { CompanyProfile, SeekerProfile } from '../../../table/profiles/profile.ts';
import { countOnce } from '../../../table/staff/day-count.ts';

/** Counts new companies, and subtracts closed ones, which keep their profile. */
export const countCompanies = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(CompanyProfile, changes)) {
    if (!after) continue;
    if (!before) await countOnce(`company#${after.id}`, after.createdAt, { companies: 1 });
    if (after.closedAt && !before?.closedAt) await countOnce(`closed#${after.id}`, undefined, { companies: -1 });
  }
};

export const countSeekers = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(SeekerProfile, changes)) {
    if (after && !before) await countOnce(`seeker#${after.id}`, after.createdAt, { jobSeekers: 1 });
    if (before && !after) await countOnce(`left#${before.id}`, undefined, { jobSeekers: -1 });
  }
};

/** Counts jobs that are published for the first time. Briefings don't count as jobs. */
export const countJobs = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Job, changes)) {
    if (!after?.publishedAt || before?.publishedAt || after.briefing) continue;
    if (await countOnce(`job#${after.id}`, after.publishedAt, { jobs: 1 })) recordMetric('JobsPublished');
  }
};

/** Counts applications for staff and for the company. A repeated application counts again. */
export const countApplications = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AccessEntry, changes)) {
    if (after?.type !== 'job-application' || after.state !== 'requested') continue;
    const { owner, subject, other, date } = after;
    if (before?.state === 'requested' && before.date === date) continue;
    const ofCompany = countOnDay(owner, date, { applicants: 1 });
    const isNew = await countOnce(`application#${subject}#${other}#${date}`, date, { applications: 1 }, ofCompany);
    if (isNew) recordMetric('Applications');
  }
};

/** Returns when staff requested the refund that a change made; undefined for a refund that was made at Stripe. */
const refundRequestedAt = (before: PaymentItem | undefined, after: PaymentItem): string | undefined => {
  if (after.refund && after.state === 'refunded') return after.refund.at;
  const endedBefore = new Set(before?.refundParts?.flatMap(({ id, state }) => (state === 'requested' ? [] : [id])));
  return after.refundParts?.findLast(({ id, state }) => state !== 'refused' && !endedBefore.has(id))?.at;
};

/** Counts payments and refunds in cents, each on its day. */
export const countPayments = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(Payment, changes)) {
    if (!after) continue;
    const { intentId, paidAt, amount, amountRefunded = 0, takenBackAt } = after;
    if (paidAt && !before?.paidAt) await countOnce(`payment#${intentId}`, paidAt, { purchases: 1, paid: amount });
    const back = amountRefunded - (before?.amountRefunded ?? 0);
    if (back <= 0) continue;
    const at = refundRequestedAt(before, after) ?? takenBackAt ?? nowIso();
    await countOnce(`refund#${intentId}#${amountRefunded}`, at, { refunded: back });
  }
};
