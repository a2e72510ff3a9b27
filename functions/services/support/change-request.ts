import { canMoveRequest, type RequestState } from '@plumbline/shared/domain/support/request-states';
import type { StaffAction } from '@plumbline/shared/options/staff-actions';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import {
  changeSupportRequest,
  readSupportRequest,
  requestState,
  type SupportRequestItem,
} from '../../table/accounts/support-request.ts';
import { transactOr } from '../../table/core/transact.ts';
import { readTask } from '../../table/staff/staff-task.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';
import { addReply } from './add-reply.ts';
import { presentOwner } from './present-owner.ts';

/** `seen` is the number of replies that the staff member saw; absent when the page doesn't send it. */
type Move = { action: StaffAction; to: RequestState; reply?: string; seen?: number | undefined };

/** Returns the support request in its next state. The notifier mails a stored reply. */
const moved = (request: SupportRequestItem, { to, reply }: Move, staff: Caller, date: string): SupportRequestItem => {
  if (reply === undefined) return { ...request, state: to };
  return { ...addReply(request, { staff: staff.displayName, date, text: reply }), state: to };
};

/**
 * Moves a support request to another state, with or without a reply. Throws `support_request_closed` and
 * `support_request_changed`.
 */
export const changeRequest = async (id: string, staff: Caller, change: Move): Promise<SupportRequestItem> => {
  const [request, task] = await Promise.all([readSupportRequest(id), readTask({ kind: 'support', id })]);
  if (!request) throw new ApiError('support_request_not_found');
  // A sender may have written more, which an answer or the end of the request must not pass over.
  if (change.seen !== undefined && change.seen !== (request.replies ?? []).length)
    throw new ApiError('support_request_changed');
  const from = requestState(request);
  if (!canMoveRequest(from, change.to)) throw new ApiError('support_request_closed');
  const date = nowIso();
  const next = moved(request, change, staff, date);
  const { action, to } = change;
  // A reply stays out of the history, which is open to roles that don't see the request.
  const entry = { action, subject: { type: 'request', id }, before: { state: from }, after: { state: to } } as const;
  await transactOr(
    'support_request_changed',
    ...changeSupportRequest(next, { previous: request, task, owner: await presentOwner(task), date }),
    auditWrite(staff, entry, date),
  );
  return next;
};
