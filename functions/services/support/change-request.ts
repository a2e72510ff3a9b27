import { MAX_REPLIES } from '@plumbline/shared/contracts/admin/support-requests';
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
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

type Move = { action: StaffAction; to: RequestState; reply?: string };

/** Returns the support request in its next state. The notifier mails a stored reply. */
const moved = (request: SupportRequestItem, { to, reply }: Move, staff: Caller, date: string): SupportRequestItem => {
  const { replies = [] } = request;
  if (reply === undefined) return { ...request, state: to };
  if (replies.length >= MAX_REPLIES) throw new ApiError('too_many_replies');
  return { ...request, state: to, replies: [...replies, { staff: staff.displayName, date, text: reply }] };
};

/**
 * Moves a support request to another state, with or without a reply. Throws `support_request_closed` and
 * `support_request_changed`.
 */
export const changeRequest = async (id: string, staff: Caller, change: Move): Promise<SupportRequestItem> => {
  const request = await readSupportRequest(id);
  if (!request) throw new ApiError('support_request_not_found');
  const from = requestState(request);
  if (!canMoveRequest(from, change.to)) throw new ApiError('support_request_closed');
  const date = nowIso();
  const next = moved(request, change, staff, date);
  const { action, to } = change;
  // A reply stays out of the history, which is open to roles that don't see the request.
  const entry = { action, subject: { type: 'request', id }, before: { state: from }, after: { state: to } } as const;
  await transactOr(
    'support_request_changed',
    ...changeSupportRequest(next, request, date),
    auditWrite(staff, entry, date),
  );
  return next;
};
