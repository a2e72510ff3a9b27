import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { needsResponse } from '@plumbline/shared/domain/money/disputes';
import type { Write } from '../core/transact.ts';
import { closeTask, reopenTask, type TaskSource } from '../staff/staff-task.ts';
import type { PaymentItem } from './payment.ts';

/**
 * Returns the task of a dispute in the staff's queue; undefined for a payment that was never disputed. It is open while
 * the bank waits for a response, and due on the bank's day.
 */
export const disputeTask = (payment: PaymentItem): TaskSource | undefined => {
  const { intentId, disputeStatus, disputedAt, disputeDueBy, paidAt, createdAt } = payment;
  if (!disputeStatus) return undefined;
  const openedAt = disputedAt ?? paidAt ?? createdAt;
  return {
    kind: 'dispute',
    id: intentId,
    openedAt,
    ...(disputeDueBy && { dueOn: businessDay(disputeDueBy) }),
    closedAt: needsResponse(disputeStatus) ? undefined : openedAt,
  };
};

/** Returns the writes that open, move or close the task of a dispute, for the transaction that stores the dispute. */
export const disputeTaskWrites = (before: PaymentItem, after: PaymentItem, date: string): Write[] => {
  const [earlier, task] = [disputeTask(before), disputeTask(after)];
  if (!task) return [];
  const wasOpen = earlier !== undefined && earlier.closedAt === undefined;
  if (task.closedAt !== undefined) return wasOpen ? [closeTask(task, date)] : [];
  return wasOpen && earlier.dueOn === task.dueOn ? [] : [reopenTask(task)];
};
