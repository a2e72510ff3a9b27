import type { PaymentDispute } from '@plumbline/shared/contracts/payments/staff-payments';
import { needsResponse } from '@plumbline/shared/domain/money/disputes';
import type { PaymentItem } from '../../../table/payments/payment.ts';

/** Returns the dispute of a payment for staff; without a field when it was never disputed. */
export const disputeFacts = (payment: PaymentItem): { dispute?: PaymentDispute } => {
  const { disputeStatus: status, disputeReason: reason, disputeDueBy: dueBy } = payment;
  if (!status) return {};
  return { dispute: { status, ...(reason && { reason }), ...(dueBy && needsResponse(status) && { dueBy }) } };
};
