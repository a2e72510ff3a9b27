import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../options/limits.ts';
import { isReportable } from './refund-rule.ts';

const date = '2026-03-02T15:00:00.000Z';
const after = (days: number) => new Date(Date.parse(date) + days * DAY_MS);
const unlock = { product_slug: 'unlock_applicant_resume_skill_2', status: 'paid', date } as const;

describe('the refund rule', () => {
  it('[PAY-18] lets an unlock be reported for 7 days', () => {
    expect(isReportable(unlock, after(0))).toBe(true);
    expect(isReportable(unlock, after(7))).toBe(true);
    expect(isReportable(unlock, after(7.01))).toBe(false);
  });

  it('[PAY-18] applies to no other product and no refunded payment', () => {
    expect(isReportable({ ...unlock, product_slug: 'job_posting' }, after(1))).toBe(false);
    expect(isReportable({ ...unlock, status: 'refunded' }, after(1))).toBe(false);
    expect(isReportable({ ...unlock, status: 'disputed' }, after(1))).toBe(false);
  });
});
