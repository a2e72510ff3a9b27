import { hasRefundRule } from '@plumbline/shared/domain/money/refunds/refund-rule';
import type { TFunction } from 'i18next';
import type { PaidBy } from '../use-payment.ts';

/** Names the user who paid, for a colleague who opens or confirms the same purchase. */
export const paidByText = (t: TFunction, { name }: NonNullable<PaidBy>, slug: string): string => {
  if (!hasRefundRule(slug)) {
    return name ? t('{{name}} already paid for this.', { name }) : t('A colleague already paid for this.');
  }
  return name
    ? t('{{name}} already paid for this. The profile is open.', { name })
    : t('A colleague already paid for this. The profile is open.');
};
